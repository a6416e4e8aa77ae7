import { accept, type Outcome, refuse } from '../../outcome.ts'
import { plainSettings, type Taken } from '../attributes/attributes.ts'
import { settle, wishedAgain } from '../attributes/settle.ts'
import type { Change } from '../change.ts'
import { createdTournament } from '../evolve.ts'
import { isFinished } from '../kinds/phase.ts'
import { newestRules } from '../rule-packs/rule-packs.ts'
import type { PlayerId, TablePlan, Tournament } from '../tournament.ts'
import { createTournament, type NewTournament } from './create-tournament.ts'

export type Restart = Pick<NewTournament, 'id' | 'code' | 'lot'> & {
  /** Drawn for those kept, one per previous player; null starts without them. */
  readonly newPlayerIds: readonly PlayerId[] | null
  readonly isThere: boolean
}

/** The changes to the old tournament and the new one. */
export type Restarted = {
  readonly before: readonly Change[]
  readonly created: ReturnType<typeof createTournament>
  readonly settled: readonly Change[]
  readonly kept: readonly (readonly [PlayerId, PlayerId])[]
}

/**
 * Restarts a finished quick tournament (STAK-16): its settings under a new code and, if wished, all who had not left. While the new one
 * exists, repeating returns it without deciding anything.
 */
export function restartTournament(tournament: Tournament, restart: Restart): Outcome<Restarted | null> {
  if (tournament.announcement) return refuse('wrong_tournament_type')
  if (!isFinished(tournament)) return refuse('tournament_not_finished')
  if (tournament.restartedAs !== null && restart.isThere) return accept(null)
  const { id, code, lot, newPlayerIds } = restart
  const created = createTournament({ id, code, lot, ...saidAgain(tournament) })
  const seats = newPlayerIds === null ? [] : seatsAgain(tournament, newPlayerIds)
  const kept = seats.map(({ from, added }) => [from, added.playerId] as const)
  const wishes = wishedAgain(tournament)
  const settled = settle(
    createdTournament(created),
    { ...wishes, tablePlan: withSeats(tournament.tablePlan, new Map(kept)) },
    // Settings that today's rules refuse become the default.
    { players: [...seats.map(({ added }) => added), ...teamsAgain(tournament, new Map(kept))], refused: () => null },
  )
  if (!settled.accepted) return settled
  return accept({ before: [{ kind: 'tournament_restarted', code }], created, settled: settled.value, kept })
}

function saidAgain(tournament: Tournament) {
  const { capacity, organizer, rules } = tournament
  const said: Pick<NewTournament, Taken<'restart'> & keyof NewTournament> = {
    ...plainSettings(tournament, 'restart'),
    ...{ capacity, organizer, rules: newestRules(rules) },
  }
  return { ...said, announcement: null }
}

function withSeats(plan: TablePlan, keptAs: ReadonlyMap<PlayerId, PlayerId>): TablePlan {
  const fixed = plan.fixed.flatMap(({ playerId: from, table }) => {
    const playerId = keptAs.get(from)
    return playerId ? [{ playerId, table }] : []
  })
  return { ...plan, fixed }
}

/** With those of each team who are there again. */
function teamsAgain({ teams }: Tournament, keptAs: ReadonlyMap<PlayerId, PlayerId>): readonly Change[] {
  return teams.flatMap(({ name, members }): readonly Change[] => {
    const again = members.flatMap((id) => keptAs.get(id) ?? [])
    return again.length === 0 ? [] : [{ kind: 'team_formed', name, members: again }]
  })
}

function seatsAgain({ players }: Tournament, newPlayerIds: readonly PlayerId[]) {
  return players.flatMap(({ id: from, name, publicId, droppedAfter }, index) => {
    const playerId = newPlayerIds[index]
    if (droppedAfter !== null || playerId === undefined) return []
    return [{ from, added: { kind: 'player_added', playerId, name, publicId, firstRound: 1 } as const }]
  })
}
