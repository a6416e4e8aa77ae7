import * as z from 'zod/mini'
import { byNumber } from './printing-names.ts'
import { day, named, type ReadItem, readLegalities, texts } from './read-item.ts'

/** Our own shape (docs/operations.md). */
const plainCard = z.object({
  name: z.string(),
  printedNames: z._default(z.array(z.string()), []),
  colours: z._default(texts, []),
  cost: z.nullish(z.number()),
  isLand: z._default(z.boolean(), false),
  releasedOn: day,
  set: z.nullish(z.string().check(z.maxLength(20))),
  number: z.nullish(z.string().check(z.maxLength(20))),
  legalities: z._default(z.record(z.string(), z.unknown()), {}),
})

export function ofPlainCard(value: unknown): ReadItem {
  const { data } = plainCard.safeParse(value)
  if (!data) return { leftOut: hasName(value) ? 'not readable' : 'no name' }
  const { name, printedNames, colours, isLand, set, number } = data
  return named({
    ...{ name, printedNames, colours, isLand },
    ...{ cost: data.cost ?? null, releasedOn: data.releasedOn || null, legalities: readLegalities(data.legalities) },
    ...(set && number
      ? { printing: { names: [`${name} ${set} ${number}`, ...byNumber(`${set}-${number}`, name)], isOfItself: true } }
      : {}),
  })
}

function hasName(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}
