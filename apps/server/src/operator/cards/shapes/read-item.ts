import { formatKey, LEGALITIES, type Legality, type LegalityFrom } from '@tablee/domain/cards/card-legality'
import { CARD_KEY_MAX_LENGTH, cardKey } from '@tablee/domain/cards/card-name'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import type { NewCard } from '../../../database/cards/write-card-file.ts'

/** A card, or why it is left out. */
export type ReadItem = { readonly card: NewCard } | { readonly leftOut: LeftOut }
export type LeftOut = 'no name' | 'no card to play' | 'not readable' | 'a set'

/** What one shape makes of an item; null: it has another shape. */
export type Shape = (value: unknown) => ReadItem | null

export const day = z.nullish(z.catch(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), ''))
/** A name or a word; longer ones are nobody's. */
export const line = z.string().check(z.maxLength(300))
export const texts = z.catch(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(12)), [])

/** With names as they are kept. */
export function named(card: NewCard): ReadItem {
  const tidy = (name: string) => tidyName(name).slice(0, 2 * CARD_KEY_MAX_LENGTH)
  const name = tidy(card.name)
  if (cardKey(name) === '') return { leftOut: 'no name' }
  return { card: { ...card, name, printedNames: card.printedNames.slice(0, 12).map(tidy) } }
}

/** Costs that stand as text: `3`, `#3#` where another printing has another; null where there is none. */
export function costOf(said: string | number | null | undefined): number | null {
  const cost = Number(String(said ?? '').replaceAll('#', '') || Number.NaN)
  return Number.isFinite(cost) ? cost : null
}

/** In the one format of games that have no other: what the app calls an event without a format of its own. */
export function constructed(legality: Legality): Record<string, LegalityFrom[]> {
  return { constructed: [{ legality, from: null }] }
}

const MOST_FORMATS = 60

/** By format key; words that are none of ours say nothing. */
export function readLegalities(
  given: Readonly<Record<string, unknown>>,
  keysOf: (format: string) => readonly string[] = (format) => [formatKey(format)],
): NewCard['legalities'] {
  const read = Object.entries(given)
    .slice(0, MOST_FORMATS)
    .flatMap(([format, said]) => {
      const known = saidOf(said).flatMap(({ legality, from }) => legalityFrom(legality, from || null))
      return known.length === 0 ? [] : keysOf(format).map((key) => [key, known] as const)
    })
  return Object.fromEntries(read)
}

const dated = z.array(z.object({ legality: z.string(), from: day })).check(z.maxLength(20))

function saidOf(said: unknown) {
  return typeof said === 'string' ? [{ legality: said, from: null }] : (dated.safeParse(said).data ?? [])
}

function legalityFrom(word: string, from: string | null): readonly LegalityFrom[] {
  const legality: Legality | undefined = LEGALITIES.find((each) => each === word.toLowerCase().replaceAll('_', '-'))
  return legality ? [{ legality, from }] : []
}
