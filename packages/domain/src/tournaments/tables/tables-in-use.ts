import { currentRound } from '../kinds/phase.ts'
import { isMeeting, tableOf } from '../kinds/seats.ts'
import { isTeamMatch } from '../kinds/team-match.ts'
import { activePlayers, matchesOfRound } from '../rounds/round-progress.ts'
import type { Tournament } from '../tournament.ts'
import { tableNumbers } from './table-plan.ts'

/** The players' tables, by number: the round's, fixed ones, and those the plan gives so many players. */
export function tablesInUse(tournament: Tournament): readonly number[] {
  const { tablePlan } = tournament
  const round = currentRound(tournament)
  const playing = matchesOfRound(tournament, round).filter((match) => isMeeting(match) || isTeamMatch(match))
  const seated = Math.ceil(activePlayers(tournament, Math.max(1, round)).length / 2)
  const numbers = [
    ...playing.flatMap((match) => tableOf(match) ?? []),
    ...tablePlan.fixed.map(({ table }) => table),
    ...tableNumbers(tablePlan, seated),
  ]
  return [...new Set(numbers)].sort((one, other) => one - other)
}
