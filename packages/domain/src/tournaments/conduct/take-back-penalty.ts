import { accept, type Outcome, refuse } from '../../outcome.ts'
import { deciderInRole } from '../authority/decider.ts'
import type { Role } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { packOf } from '../kinds/counted-rules.ts'
import { changeBackTo } from '../kinds/match-result.ts'
import { currentRound, isFinished } from '../kinds/phase.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { games } from '../kinds/result.ts'
import { isMeeting } from '../kinds/seats.ts'
import { restorePlayer, returnFault } from '../players/remove-player.ts'
import { stateAfterEach } from '../results/take-back-decision.ts'
import type { MatchId, PlayerId, RoundNumber, Tournament, WholeMatchState } from '../tournament.ts'
import type { Penalty, PenaltyId, PenaltyKind } from './penalty.ts'
import { podBefore } from './penalty-at-pod.ts'
import { decidedScore, endingPenalties } from './standing-penalties.ts'

/** A penalty as given, warnings included. */
export type KeptPenalty = {
  readonly id: PenaltyId
  readonly kind: PenaltyKind
  readonly playerId: PlayerId
  readonly round: RoundNumber
}

export type TakenBackPenalty = {
  readonly kept: KeptPenalty
  /** The ended match's state before, from `stateWithoutDecisions`. */
  readonly before: WholeMatchState
  readonly by: Role
  /** Whether the registration comes back too; left out without registrations. */
  readonly isRegistered?: boolean
}

/**
 * The staff takes back a penalty and restores what was: the current round's match, and the player. Earlier results stay, since later
 * pairings rest on them; they are corrected like any other.
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
  // After a cut nobody returns, even without the penalty.
  const comesBack = stands.drops && isRegistered && player && returnFault(after, player) === null
  const returned = comesBack ? restorePlayer(after, playerId) : accept([])
  if (!returned.accepted) return returned
  return accept([takenBack, ...matchBefore(after, stands, { before, by }), ...returned.value])
}

function matchBefore(
  tournament: Tournament,
  { endedMatch, playerId }: Penalty,
  { before, by }: Pick<TakenBackPenalty, 'before' | 'by'>,
): readonly Change[] {
  const match = tournament.matches.find(({ id }) => id === endedMatch)
  if (!match || match.round !== currentRound(tournament)) return []
  if (isPodTable(match)) return podBefore(tournament, match, { before, playerId, by })
  if (!isMeeting(match)) return []
  const losers = new Set(endingPenalties(tournament, match.id).map(({ playerId }) => playerId))
  if (losers.size === 0) return [changeBackTo(match.id, before)]
  const score = decidedScore(packOf(tournament), match, losers)
  return [{ kind: 'match_scored', matchId: match.id, result: games(score), ...deciderInRole(by), reports: [] }]
}

/** An undone round may pair the same two again, under the same id. */
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

/** The match's state before any ruling ended it, from all its changes in order. */
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
