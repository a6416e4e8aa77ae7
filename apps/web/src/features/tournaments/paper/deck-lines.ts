import type { DeckCard, SectionKind } from '@tablee/domain/decklists/deck-section'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { parseDecklist } from '@tablee/domain/decklists/parse-decklist'

/** For counting a deck. */
export type DeckLine =
  | { readonly kind: 'section'; readonly section: SectionKind; readonly total: number }
  | { readonly kind: 'card'; readonly card: DeckCard }
  /** Unreadable text, verbatim. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gap' }

/** Lines per column. */
export const DECK_LINES = 38
export const DECK_COLUMNS = 2

/** By section, without what is not part of the deck; no written line is lost. */
export function deckLines({ decklistText }: Pick<Decklist, 'decklistText'>): readonly DeckLine[] {
  const { sections, unreadable } = parseDecklist(decklistText ?? '')
  const blocks = sections
    .filter(({ kind }) => kind !== 'maybeboard')
    .map(({ kind, total, cards }): readonly DeckLine[] => [
      { kind: 'section', section: kind, total },
      ...cards.map((card) => ({ kind: 'card', card }) as const),
    ])
  const texts = unreadable.map(({ text }) => ({ kind: 'text', text }) as const)
  return [...blocks, texts].flatMap((block, index) =>
    index > 0 && block.length > 0 ? [{ kind: 'gap' } as const, ...block] : block,
  )
}

/** Columns filled in turn: none ends with a heading or starts with a gap. */
export function deckColumns(lines: readonly DeckLine[]): readonly (readonly DeckLine[])[] {
  const columns: DeckLine[][] = []
  for (const [index, line] of lines.entries()) {
    const last = columns.at(-1)
    const isFull = last === undefined || last.length >= DECK_LINES
    const isOrphan = line.kind === 'section' && last?.length === DECK_LINES - 1 && lines[index + 1] !== undefined
    if (line.kind === 'gap' && isFull) continue
    if (isFull || isOrphan) columns.push([line])
    else last.push(line)
  }
  return columns
}
