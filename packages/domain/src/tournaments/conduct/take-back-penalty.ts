import { accept, type Outcome, refuse } from '../../outcome.ts'
import { deciderInRole } from '../authority/decider.ts'
import type { Role } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { changeBackTo } from '../kinds/match-result.ts'
import { currentRound, isFinished } from '../kinds/phase.ts'
import { isMeeting } from '../kinds/seats.ts'
import { restorePlayer, returnFault } from '../players/remove-player.ts'
import { stateAfterEach } from '../results/take-back-decision.ts'
import type { MatchId, PlayerId, RoundNumber, Tournament, WholeMatchState } from '../tournament.ts'
import type { Penalty, PenaltyId, PenaltyKind } from './penalty.ts'
import { decidedScore, endingPenalties } from './standing-penalties.ts'

/** A penalty as it was given, a warning too. */
export type KeptPenalty = {
  readonly id: PenaltyId
  readonly kind: PenaltyKind
  readonly playerId: PlayerId
  readonly round: RoundNumber
}

export type TakenBackPenalty = {
  readonly kept: KeptPenalty
  /** What was said of the match it ended, as `stateWithoutDecisions` finds it. */
  readonly before: WholeMatchState
  readonly by: Role
  /** At an announced event, whether the registration comes back along with the player; where there are none, left out. */
  readonly isRegistered?: boolean
}

/**
 * The staff takes a penalty back, and what stood before stands again: the match of the round being played as it was, the player
 * back in the tournament. The result of an earlier round stays, for later pairings rest on it; it is corrected like any other.
 */
export function takeBackPenalty(
  tournament: Tournament,
  { kept, before, by, isRegistered = tournament.announcement === null }: TakenBackPenalty,
): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const { id: penaltyId, kind: penalty, playerId, round } = kept
  const of = { kind: 'penalty_taken_back', penaltyId, penalty, playerId, round } as const
  if (penalty === 'warning') return accept([{ ...of, endedMatch: null }])
  const stands = tournament.penalties.find(({ id }) => id === penaltyId)
  if (!stands) return accept([])
  const takenBack: Change = { ...of, endedMatch: stands.endedMatch }
  const after = evolveAll(tournament, [takenBack])
  const player = after.players.find(({ id }) => id === playerId)
  // After a cut nobody comes back, though the penalty is gone.
  const comesBack = stands.drops && isRegistered && player && returnFault(after, player) === null
  const returned = comesBack ? restorePlayer(after, playerId) : accept([])
  if (!returned.accepted) return returned
  return accept([takenBack, ...matchBefore(after, stands, { before, by }), ...returned.value])
}

/** The match that the penalty ended, by what is left of decisions on it. */
function matchBefore(
  tournament: Tournament,
  { endedMatch }: Penalty,
  { before, by }: Pick<TakenBackPenalty, 'before' | 'by'>,
): readonly Change[] {
  const match = tournament.matches.find(({ id }) => id === endedMatch)
  if (!match || !isMeeting(match) || match.round !== currentRound(tournament)) return []
  const losers = new Set(endingPenalties(tournament, match.id).map(({ playerId }) => playerId))
  if (losers.size === 0) return [changeBackTo(match.id, before)]
  const score = decidedScore(tournament.rules, match, losers)
  return [{ kind: 'match_scored', matchId: match.id, score, ...deciderInRole(by), reports: [] }]
}

/** A round that was taken back may pair the same two again, under the same id. */
function isPairedBy(change: Change, match: MatchId): boolean {
  switch (change.kind) {
    case 'round_paired':
      return change.matches.some(({ id }) => id === match)
    case 'pairings_changed':
      return change.added.some(({ id }) => id === match)
    default:
      return false
  }
}

/** What was said of a match while no decision of the staff had ended it, by all that was ever said of it, in order. */
export function stateWithoutDecisions(match: MatchId, changes: readonly Change[]): WholeMatchState {
  const standing = new Set<PenaltyId>()
  let state: WholeMatchState = { kind: 'pending' }
  for (const change of changes) {
    if (isPairedBy(change, match)) {
      standing.clear()
      state = { kind: 'pending' }
    } else if (change.kind === 'penalty_given' && change.endedMatch === match) standing.add(change.penaltyId)
    else if (change.kind === 'penalty_taken_back') standing.delete(change.penaltyId)
    else if (standing.size === 0) state = stateAfterEach(match, change) ?? state
  }
  return state
}
