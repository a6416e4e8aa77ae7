import type { WalkIn } from '@tablee/domain/registrations/acts/registrations-at-desk'
import type { Joined } from '@tablee/domain/tournaments/acts/join-apart'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { aboutAct } from './about-act.ts'
import type { CaveHolder } from './cave-state.ts'
import type { Leftover } from './cave-store.ts'

export function leftoversOf(
  { met }: Joined,
  tournament: WholeTournament | null,
  { textOf, actText }: CaveHolder,
): readonly Leftover[] {
  const names = new Map<string, string>(tournament?.players.map(({ id, name }) => [id, name]))
  return met.flatMap((each) => {
    if (each.kind !== 'impossible') return []
    const { name, input, given } = each.act
    const said = [actText(name), aboutAct(input, tournament, names), typedIn(input), textOf(each.refusal)]
    return [{ id: each.id, at: given.at, text: said.filter(Boolean).join(' – ') }]
  })
}

type Typed = Pick<WalkIn, 'firstName' | 'lastName' | 'email' | 'phone' | 'location' | 'notes'>

/** What somebody typed besides the name. */
function typedIn(input: object): string {
  const { firstName, lastName, email, phone, location, notes }: Typed = input
  return [firstName, lastName, email, phone, location, notes].filter(Boolean).join(' ')
}
