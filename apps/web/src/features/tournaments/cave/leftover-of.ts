import type { Joined } from '@tablee/domain/tournaments/acts/join-apart'
import type { CaveHolder } from './cave-state.ts'
import type { Leftover } from './cave-store.ts'

/** What could not be joined, in words that a person can act upon. */
export function leftoversOf({ met }: Joined, { textOf }: CaveHolder): readonly Leftover[] {
  return met.flatMap((each) => {
    if (each.kind !== 'impossible') return []
    const { name, input, given } = each.act
    return [{ id: each.id, at: given.at, text: `${name} ${JSON.stringify(input)}: ${textOf(each.refusal)}` }]
  })
}
