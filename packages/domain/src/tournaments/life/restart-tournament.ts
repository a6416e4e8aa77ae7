import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { CLOCK_BY_HAND } from '../clock/clock-plan.ts'
import { isFinished } from '../kinds/phase.ts'
import { firstStageOf, plannedRounds, structureOf } from '../kinds/stage.ts'
import { newestRules } from '../rule-packs/rule-packs.ts'
import { TABLES_FROM_ONE } from '../tables/table-plan.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { createTournament, type NewTournament } from './create-tournament.ts'

export type Restart = Pick<NewTournament, 'id' | 'code' | 'lot'> & {
  /** Drawn for who is kept, one for each player of the one before; null begins without them. */
  readonly newPlayerIds: readonly PlayerId[] | null
  /** The tournament that a restart before this one made is still there. */
  readonly isThere: boolean
}

/** What becomes of the one before, and of the new one. */
export type Restarted = {
  readonly before: readonly Change[]
  readonly created: ReturnType<typeof createTournament>
  readonly settled: readonly Change[]
  /** Whose seat is whose: as in the one before, and in the new one. */
  readonly kept: readonly (readonly [PlayerId, PlayerId])[]
}

/**
 * A finished quick tournament begins again (STAK-16): its settings under a new code, and whoever had not left, if wished. As
 * long as the new one is there, asked again it is the same; then there is nothing to decide.
 */
export function restartTournament(tournament: Tournament, restart: Restart): Outcome<Restarted | null> {
  if (tournament.announcement) return refuse('wrong_tournament_type')
  if (!isFinished(tournament)) return refuse('tournament_not_finished')
  if (tournament.restartedAs !== null && restart.isThere) return accept(null)
  const { id, code, lot, newPlayerIds } = restart
  const { name, capacity, organizer, rules, hasPassword, allowsOwnNames, clockPlan, tablePlan, plannedCut } = tournament
  const settings = { name, capacity, organizer, rules: newestRules(rules) }
  const created = createTournament({ id, code, lot, ...settings, announcement: null })
  const seats = newPlayerIds === null ? [] : seatsAgain(tournament, newPlayerIds)
  const kept = seats.map(({ from, added }) => [from, added.playerId] as const)
  const keptAs = new Map(kept)
  const fixed = tablePlan.fixed.flatMap(({ playerId: from, table }) => {
    const playerId = keptAs.get(from)
    return playerId ? [{ playerId, table }] : []
  })
  const rounds = plannedRounds(tournament)
  const structure = structureOf(tournament)
  const settled: readonly Change[] = [
    ...(structure === 'swiss' ? [] : [{ kind: 'stage_chosen', stage: firstStageOf(structure) } as const]),
    ...(rounds === null ? [] : [{ kind: 'rounds_planned', rounds } as const]),
    ...(plannedCut === null ? [] : [{ kind: 'cut_planned', size: plannedCut } as const]),
    ...(hasPassword ? [{ kind: 'protection_changed', hasPassword } as const] : []),
    ...(allowsOwnNames ? [{ kind: 'own_names_allowed', areAllowed: true } as const] : []),
    ...(clockPlan === CLOCK_BY_HAND ? [] : [{ kind: 'clock_planned', ...clockPlan } as const]),
    ...seats.map(({ added }) => added),
    ...(tablePlan === TABLES_FROM_ONE ? [] : [{ kind: 'tables_planned', ...tablePlan, fixed } as const]),
  ]
  return accept({ before: [{ kind: 'tournament_restarted', code }], created, settled, kept })
}

function seatsAgain({ players }: Tournament, newPlayerIds: readonly PlayerId[]) {
  return players.flatMap(({ id: from, name, publicId, droppedAfter }, index) => {
    const playerId = newPlayerIds[index]
    if (droppedAfter !== null || playerId === undefined) return []
    return [{ from, added: { kind: 'player_added', playerId, name, publicId, firstRound: 1 } as const }]
  })
}
