import type { DeckCard, DeckSection, SectionKind } from './deck-section.ts'

const HEADINGS: Readonly<Record<SectionKind, string>> = {
  commander: 'Commander',
  companion: 'Companion',
  main: 'Deck',
  extra: 'Extra Deck',
  sideboard: 'Sideboard',
  maybeboard: 'Maybeboard',
}

/** Writes the headings of an Arena export; `parseDecklist` reads the same sections back. */
export function writeDecklist(sections: readonly DeckSection[]): string {
  return sections
    .filter(({ cards }) => cards.length > 0)
    .map(({ kind, cards }) => [HEADINGS[kind], ...cards.map(writeCard)].join('\n'))
    .join('\n\n')
}

function writeCard({ quantity, name, setCode, collectorNumber }: DeckCard): string {
  if (setCode === null) return `${quantity} ${name}`
  return `${quantity} ${name} (${setCode})${collectorNumber === null ? '' : ` ${collectorNumber}`}`
}
