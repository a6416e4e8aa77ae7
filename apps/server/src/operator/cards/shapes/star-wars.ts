import * as z from 'zod/mini'
import { byNumber } from './printing-names.ts'
import { costOf, line, named, type ReadItem, texts } from './read-item.ts'

const unitOrLeader = z.object({
  Set: line,
  Number: line,
  Name: line,
  Subtitle: z.nullish(line),
  Type: line,
  Aspects: texts,
  Cost: z.nullish(z.union([line, z.number()])),
})

/** Cards of Star Wars: Unlimited as swu-db answers: lists write `Name | Subtitle`, or `SOR_005`. */
export function ofStarWars(value: unknown): ReadItem | null {
  const { data: card } = unitOrLeader.safeParse(value)
  if (!card) return null
  if (/token/i.test(card.Type)) return { leftOut: 'no card to play' }
  const name = card.Subtitle ? `${card.Name} - ${card.Subtitle}` : card.Name
  const isBeside = card.Type === 'Leader' || card.Type === 'Base'
  return named({
    ...{ name, printedNames: card.Subtitle ? [card.Name] : [], colours: [...new Set(card.Aspects)] },
    // Leaders and bases are not played from the hand.
    ...{ cost: isBeside ? null : costOf(card.Cost), isLand: isBeside, releasedOn: null, legalities: {} },
    printing: { names: byNumber(`${card.Set}_${card.Number}`, name, [card.Name]), isOfItself: false },
  })
}
