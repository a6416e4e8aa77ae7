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
    const said = [actText(name), aboutAct(input, tournament, names), textOf(each.refusal)]
    return [{ id: each.id, at: given.at, text: said.filter(Boolean).join(' – ') }]
  })
}
