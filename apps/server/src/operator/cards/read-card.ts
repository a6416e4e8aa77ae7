import { formatKey, LEGALITIES, type LegalityFrom } from '@tablee/domain/cards/card-legality'
import { CARD_KEY_MAX_LENGTH, cardKey } from '@tablee/domain/cards/card-name'
import { languageNamed } from '@tablee/domain/language'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import type { NewCard } from '../../database/cards/write-card-file.ts'

/** A card, or why it is left out. */
export type ReadItem = { readonly card: NewCard } | { readonly leftOut: LeftOut }
export type LeftOut = 'no name' | 'no card to play' | 'not readable'

const MOST_FORMATS = 60
const day = z.nullish(z.catch(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), ''))
const texts = z.catch(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(12)), [])

const face = z.object({
  printed_name: z.nullish(z.string()),
  colors: z._default(z.nullable(texts), null),
})
/** A printing, as Scryfall's bulk files hold it: `docs/operations.md` says which. */
const printing = z.object({
  object: z.literal('card'),
  name: z.string(),
  lang: z.nullish(z.string()),
  layout: z.nullish(z.string()),
  printed_name: z.nullish(z.string()),
  type_line: z.nullish(z.string()),
  cmc: z.nullish(z.number()),
  colors: z._default(z.nullable(texts), null),
  card_faces: z._default(z.nullable(z.array(face)), null),
  released_at: day,
  legalities: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
})
/** Our own shape (docs/operations.md). */
const plainCard = z.object({
  name: z.string(),
  printedNames: z._default(z.array(z.string()), []),
  colours: z._default(texts, []),
  cost: z.nullish(z.number()),
  isLand: z._default(z.boolean(), false),
  releasedOn: day,
  legalities: z._default(z.record(z.string(), z.unknown()), {}),
})

/** Not cards that anybody puts into a deck. */
const UNPLAYED = /^(?:.*token|emblem|art_series|planar|scheme|vanguard|augment|host)$/

export function readCard(value: unknown): ReadItem {
  const asPrinting = printing.safeParse(value)
  if (asPrinting.success) return ofPrinting(asPrinting.data)
  const asPlain = plainCard.safeParse(value)
  if (!asPlain.success) return { leftOut: hasName(value) ? 'not readable' : 'no name' }
  const { name, printedNames, colours, cost, isLand, releasedOn, legalities } = asPlain.data
  return named({
    ...{ name, printedNames, colours, isLand },
    ...{ cost: cost ?? null, releasedOn: releasedOn || null, legalities: readLegalities(legalities) },
  })
}

function hasName(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}

function ofPrinting(item: z.output<typeof printing>): ReadItem {
  if (UNPLAYED.test(item.layout ?? '')) return { leftOut: 'no card to play' }
  const faces = item.card_faces ?? []
  const printedFaces = faces.flatMap(({ printed_name }) => printed_name ?? [])
  const isOurs = languageNamed(item.lang) !== null
  const printed = item.printed_name ?? (printedFaces.length === faces.length ? printedFaces.join(' // ') : '')
  return named({
    name: item.name,
    printedNames: isOurs && printed !== '' ? [printed] : [],
    colours: item.colors ?? [...new Set(faces.flatMap(({ colors }) => colors ?? []))],
    cost: item.cmc ?? null,
    // The front decides: some spells have a land on their back.
    isLand: /\bLand\b/.test(item.type_line?.split('//')[0] ?? ''),
    releasedOn: item.released_at || null,
    legalities: readLegalities(item.legalities ?? {}),
  })
}

function named(card: NewCard): ReadItem {
  const tidy = (name: string) => tidyName(name).slice(0, 2 * CARD_KEY_MAX_LENGTH)
  const name = tidy(card.name)
  if (cardKey(name) === '') return { leftOut: 'no name' }
  return { card: { ...card, name, printedNames: card.printedNames.slice(0, 12).map(tidy) } }
}

const dated = z.array(z.object({ legality: z.string(), from: day })).check(z.maxLength(20))

/** Words that are none of ours say nothing. */
function readLegalities(given: Readonly<Record<string, unknown>>): NewCard['legalities'] {
  const read = Object.entries(given)
    .slice(0, MOST_FORMATS)
    .flatMap(([format, said]) => {
      const days = typeof said === 'string' ? [{ legality: said, from: null }] : (dated.safeParse(said).data ?? [])
      const known = days.flatMap(({ legality, from }) => legalityFrom(legality, from || null))
      return known.length === 0 ? [] : [[keyOfFormat(format), known] as const]
    })
  return Object.fromEntries(read)
}

function legalityFrom(word: string, from: string | null): readonly LegalityFrom[] {
  const legality = LEGALITIES.find((each) => each === word.replaceAll('_', '-'))
  return legality ? [{ legality, from }] : []
}

/** Scryfall's word for the format that we call by its whole name. */
function keyOfFormat(format: string): string {
  const key = formatKey(format)
  return key === 'duel' ? 'duelcommander' : key
}
