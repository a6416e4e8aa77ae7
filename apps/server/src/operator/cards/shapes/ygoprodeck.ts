import * as z from 'zod/mini'
import { day, named, type ReadItem, readLegalities, texts } from './read-item.ts'

const word = z.nullish(z.string())

const monsterOrSpell = z.object({
  id: z.number(),
  name: z.string(),
  /** Where `name` is in another language. */
  name_en: word,
  type: z.string(),
  frameType: word,
  attribute: word,
  level: z.nullish(z.number()),
  banlist_info: z.nullish(z.object({ ban_tcg: word, ban_ocg: word, ban_goat: word })),
  misc_info: z.nullish(z.array(z.object({ tcg_date: day, formats: z._default(texts, []) }))),
})

const WORDS: Readonly<Record<string, string>> = {
  Forbidden: 'banned',
  Banned: 'banned',
  Limited: 'restricted',
  'Semi-Limited': 'two-copies',
}
/** `constructed` is what the app calls an event without a format of its own. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  tcg: ['tcg', 'advanced', 'avance', 'constructed'],
  ocg: ['ocg'],
  goat: ['goat'],
}

/** Cards of YGOPRODeck's `cardinfo.php`; with `misc=yes` they say when they came out and for whom. */
export function ofYgoprodeck(value: unknown): ReadItem | null {
  const { data: card } = monsterOrSpell.safeParse(value)
  if (!card) return null
  if (/^(?:token|skill)/i.test(card.frameType ?? card.type)) return { leftOut: 'no card to play' }
  const about = card.misc_info?.[0]
  const isIn = (format: string) => !about || about.formats.length === 0 || about.formats.includes(format)
  const { ban_tcg, ban_ocg, ban_goat } = card.banlist_info ?? {}
  const said = (ban: string | null | undefined, format: string) =>
    ban ? (WORDS[ban] ?? 'unknown') : isIn(format) ? 'legal' : 'not-legal'
  return named({
    name: card.name_en ?? card.name,
    printedNames: card.name_en ? [card.name] : [],
    colours: card.attribute ? [card.attribute.toUpperCase()] : [],
    ...{ cost: card.level ?? null, isLand: false, releasedOn: about?.tcg_date || null },
    legalities: readLegalities(
      { tcg: said(ban_tcg, 'TCG'), ocg: said(ban_ocg, 'OCG'), goat: said(ban_goat, 'GOAT') },
      (format) => FORMATS[format] ?? [],
    ),
  })
}
