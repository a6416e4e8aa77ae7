import * as z from 'zod/mini'
import { byNumber } from './printing-names.ts'
import { costOf, line, named, type ReadItem, texts } from './read-item.ts'

/** As punk-records writes it, one file a pack and language; its index says `card_id`. */
const ofPack = z.object({
  id: z.optional(line),
  card_id: z.optional(line),
  name: line,
  category: line,
  colors: texts,
  cost: z.nullish(z.number()),
})

const ofTable = z.object({
  card_number: line,
  card_name: line,
  card_type: line,
  colors: texts,
  cost: z.nullish(z.union([line, z.number()])),
})

/** Other pictures of a card: `OP01-016_p1`, `_r1`. */
const OTHER_PICTURE = /_[pr]\d+$/u

/** Cards of One Piece, known by what its lists write: `OP01-016`. */
export function ofOnePiece(value: unknown): ReadItem | null {
  const pack = ofPack.safeParse(value).data
  const id = pack?.id ?? pack?.card_id
  if (pack && id) return cardOf(id, { ...pack, type: pack.category, cost: pack.cost ?? null })
  const { data: row } = ofTable.safeParse(value)
  if (!row) return null
  const of = { name: row.card_name, type: row.card_type, colors: row.colors, cost: costOf(row.cost) }
  return cardOf(row.card_number, of)
}

type About = {
  readonly name: string
  readonly type: string
  readonly colors: readonly string[]
  readonly cost: number | null
}

function cardOf(id: string, { name, type, colors, cost }: About): ReadItem {
  const isLeader = type.toLowerCase() === 'leader'
  return named({
    ...{ name, printedNames: [], colours: colors, legalities: {}, releasedOn: null },
    // A leader's number is its life.
    ...{ cost: isLeader ? null : cost, isLand: false },
    printing: { names: byNumber(id.replace(OTHER_PICTURE, ''), name), isOfItself: true },
  })
}
