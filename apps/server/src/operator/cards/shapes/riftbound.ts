import * as z from 'zod/mini'
import { byNumber } from './printing-names.ts'
import { constructed, line, named, type ReadItem } from './read-item.ts'

const unitOrSpell = z.object({
  id: line,
  name: line,
  set_id: line,
  faction: z.nullish(line),
  type: z.nullish(line),
  stats: z.nullish(z.object({ energy: z.nullish(z.number()) })),
  is_banned: z.nullish(z.boolean()),
})

/** Cards of Riftbound as riftscribe publishes them: `ogn-030-298` is OGN-030 of 298. */
export function ofRiftbound(value: unknown): ReadItem | null {
  const { data: card } = unitOrSpell.safeParse(value)
  if (!card) return null
  if (/token/i.test(card.type ?? '')) return { leftOut: 'no card to play' }
  const [, number] = /^[a-z]+-(.+?)(?:-\d+)?$/iu.exec(card.id) ?? []
  return named({
    ...{ name: card.name, printedNames: [], releasedOn: null },
    ...{ colours: colourOf(card.faction), cost: card.stats?.energy ?? null },
    isLand: ['Rune', 'Legend', 'Battlefield'].includes(card.type ?? ''),
    legalities: typeof card.is_banned === 'boolean' ? constructed(card.is_banned ? 'banned' : 'legal') : {},
    ...(number
      ? { printing: { names: byNumber(`${card.set_id.toUpperCase()}-${number}`, card.name), isOfItself: false } }
      : {}),
  })
}

function colourOf(faction: string | null | undefined): readonly string[] {
  if (!faction || faction === 'colorless') return []
  return faction.split(/[,/]/u).map((each) => `${each.trim().charAt(0).toUpperCase()}${each.trim().slice(1)}`)
}
