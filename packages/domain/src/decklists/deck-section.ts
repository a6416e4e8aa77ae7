/** Some copies of one card. */
export type DeckCard = {
  readonly quantity: number
  readonly name: string
  readonly setCode: string | null
  readonly collectorNumber: string | null
}

/** `extra` is the extra deck of Yu-Gi-Oh!; `maybeboard` (considered cards, tokens) is not part of the deck. */
export const SECTION_KINDS = ['commander', 'companion', 'main', 'extra', 'sideboard', 'maybeboard'] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

export type DeckSection = {
  readonly kind: SectionKind
  readonly cards: readonly DeckCard[]
  readonly total: number
}

export function deckSection(kind: SectionKind, cards: readonly DeckCard[]): DeckSection {
  return { kind, cards, total: countCopies(cards) }
}

export function countCopies(cards: readonly DeckCard[]): number {
  return cards.reduce((sum, { quantity }) => sum + quantity, 0)
}
