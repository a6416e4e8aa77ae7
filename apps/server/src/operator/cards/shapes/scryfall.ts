import { formatKey } from '@tablee/domain/cards/card-legality'
import { languageNamed } from '@tablee/domain/language'
import * as z from 'zod/mini'
import { day, named, type ReadItem, readLegalities, texts } from './read-item.ts'

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

/** Not cards that anybody puts into a deck. */
const UNPLAYED = /^(?:.*token|emblem|art_series|planar|scheme|vanguard|augment|host)$/

export function ofScryfall(value: unknown): ReadItem | null {
  const { data: item } = printing.safeParse(value)
  if (!item) return null
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
    legalities: readLegalities(item.legalities ?? {}, (format) => [keyOfFormat(format)]),
  })
}

/** Scryfall's word for the format that we call by its whole name. */
function keyOfFormat(format: string): string {
  const key = formatKey(format)
  return key === 'duel' ? 'duelcommander' : key
}
