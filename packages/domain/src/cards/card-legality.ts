import { cardKey } from './card-name.ts'

/** Best first: of two printings of one card the better counts. `restricted`: one copy. */
export const LEGALITIES = ['legal', 'two-copies', 'restricted', 'banned', 'not-legal'] as const
export type Legality = (typeof LEGALITIES)[number]

/** What data say of a card in a format, from a day on; null: always. Days are `2026-11-27`. */
export type LegalityFrom = { readonly legality: Legality; readonly from: string | null }

export type JudgedCard = {
  /** Of one format, in any order; empty: the data say nothing. */
  readonly legalities: readonly LegalityFrom[]
  /** The first printing; null: not said. */
  readonly releasedOn: string | null
}

type Days = {
  /** The day of the event. */
  readonly on: string
  /** The day of the data. */
  readonly dataFrom: string
}

/** `unknown`: the data cannot tell. */
export function legalityOn({ legalities, releasedOn }: JudgedCard, { on, dataFrom }: Days): Legality | 'unknown' {
  if (releasedOn !== null && releasedOn > on) return 'not-legal'
  const said = legalities
    .filter(({ from }) => from === null || from <= on)
    .reduce<LegalityFrom | null>((last, next) => (last && (last.from ?? '') > (next.from ?? '') ? last : next), null)
  if (!said) return 'unknown'
  // Until a card is out, data call it illegal: that says nothing of the day after.
  const isBeforeRelease = releasedOn !== null && releasedOn > dataFrom
  return said.legality === 'not-legal' && said.from === null && isBeforeRelease ? 'unknown' : said.legality
}

/** Where one name has several printings: what the better of two says. */
export function betterLegality(one: Legality, other: Legality): Legality {
  return LEGALITIES.indexOf(one) <= LEGALITIES.indexOf(other) ? one : other
}

/** A format as data and organizers write it: `Duel Commander`, `duel-commander`. */
export function formatKey(format: string): string {
  return cardKey(format).replaceAll(' ', '')
}
