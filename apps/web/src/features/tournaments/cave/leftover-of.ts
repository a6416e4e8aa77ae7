import type { Joined } from '@tablee/domain/tournaments/acts/join-apart'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import type { CaveHolder } from './cave-state.ts'
import type { Leftover } from './cave-store.ts'
import { saidAct } from './said-act.ts'

export function leftoversOf(
  { met }: Joined,
  tournament: WholeTournament | null,
  { textOf, actText }: CaveHolder,
): readonly Leftover[] {
  const names = entrantNames(tournament ?? { players: [], teams: [] })
  return met.flatMap((each) => {
    if (each.kind !== 'impossible') return []
    const text = saidAct(each.act, { actText, tournament, names, why: textOf(each.refusal) })
    return [{ id: each.id, at: each.act.given.at, text }]
  })
}
