import { accept, type Outcome, refuse } from '../../outcome.ts'
import { deciderInRole } from '../authority/decider.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { countedRules, packOf } from '../kinds/counted-rules.ts'
import { resultOf } from '../kinds/match-result.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { isPodTable, type PodTable } from '../kinds/pod-table.ts'
import { games } from '../kinds/result.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { isSameScore, type Score } from '../results/score.ts'
import { knockoutFault } from '../rounds/knockout-fault.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import type { Meeting, Player, PlayerId, Tournament } from '../tournament.ts'
import { dropsFor } from './absence.ts'
import { bookedLosses } from './booked-losses.ts'
import type { GivenPenalty } from './given-penalty.ts'
import { givePenaltyAtPod } from './penalty-at-pod.ts'
import {
  agreesWithGameLosses,
  decidedScore,
  endingPenalties,
  gameLosses,
  isDisqualified,
} from './standing-penalties.ts'

/**
 * The staff gives a penalty in the current round. Absence and match loss end the player's match, at a table of four the player's game, and
 * absence the player's tournament where the rules say so; a game loss constrains its score; a disqualification ends an open match, and the
 * player's tournament. Warnings change nothing.
 */
export function givePenalty(tournament: Tournament, given: GivenPenalty): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const player = tournament.players.find(({ id }) => id === given.playerId)
  if (!player) return refuse('player_not_found')
  if (isDisqualified(tournament, player.id)) return refuse('player_disqualified', { name: player.name })
  const { penalty } = given
  if (penalty === 'game-loss' && given.forNextMatch) return bookLoss(tournament, player, given)
  const pod = podOf(tournament, player.id)
  if (pod && penalty !== 'warning') return givePenaltyAtPod(tournament, { pod, player, given })
  const ground = { tournament, player, given, match: meetingOf(tournament, player.id) }
  switch (penalty) {
    case 'warning':
      return accept([givenChange(ground, null)])
    case 'no-show':
    case 'match-loss':
      return loseMatch(ground)
    case 'game-loss':
      return loseGame(ground)
    case 'disqualification':
      return disqualify(ground)
    default:
      return penalty satisfies never
  }
}

type Ground = {
  readonly tournament: Tournament
  readonly player: Player
  readonly given: GivenPenalty
  readonly match: Meeting | null
}

function meetingOf(tournament: Tournament, player: PlayerId): Meeting | null {
  const match = matchesOfRound(tournament, currentRound(tournament)).find((one) => seatsOf(one).includes(player))
  return match && isMeeting(match) ? match : null
}

function podOf(tournament: Tournament, player: PlayerId): PodTable | null {
  const match = matchesOfRound(tournament, currentRound(tournament)).find((one) => seatsOf(one).includes(player))
  return match && isPodTable(match) ? match : null
}

function givenChange({ tournament, player, given }: Ground, ended: Meeting | null) {
  return {
    kind: 'penalty_given',
    penaltyId: given.id,
    penalty: given.penalty,
    playerId: player.id,
    round: currentRound(tournament),
    endedMatch: ended?.id ?? null,
    drops: dropsFor(tournament, player, given.penalty),
  } as const
}

/** Who leaves the tournament by a penalty, if they are still in it. */
function leaving({ drops, playerId, round }: ReturnType<typeof givenChange>): readonly Change[] {
  return drops ? [{ kind: 'player_dropped', playerId, afterRound: round, by: 'staff' }] : []
}

function loseMatch(ground: Ground): Outcome<readonly Change[]> {
  const { tournament, player, given, match } = ground
  if (!match) return refuse('penalty_needs_opponent')
  const standing = endingPenalties(tournament, match.id)
  if (standing.some(({ playerId }) => playerId === player.id)) return refuse('match_ended_by_decision')
  const result = standing.length > 0 ? null : resultOf(match)
  if (result && given.over !== undefined && !isSeen(result.result.score, given.over)) return refuse('result_changed')
  const decided = lost(ground, match)
  const fault = knockoutFault(tournament, match, decided.result)
  if (fault) return refuse(fault)
  const change = givenChange(ground, match)
  return accept([change, decided, ...leaving(change)])
}

function isSeen(stands: Score, over: Score | null): boolean {
  return over !== null && isSameScore(over, stands)
}

/** Lost by this player, and by an opponent already ruled to have lost. */
function lost({ tournament, player, given }: Ground, match: Meeting) {
  const losers = new Set([player.id, ...endingPenalties(tournament, match.id).map(({ playerId }) => playerId)])
  const score = decidedScore(packOf(tournament), match, losers)
  return {
    kind: 'match_scored',
    matchId: match.id,
    result: games(score),
    ...deciderInRole(given.by),
    reports: [],
  } as const
}

function loseGame(ground: Ground): Outcome<readonly Change[]> {
  const { tournament, player, match } = ground
  if (!match) return refuse('penalty_needs_opponent')
  if (endingPenalties(tournament, match.id).length > 0) return refuse('match_ended_by_decision')
  // Enough lost games lose the match.
  const before = gameLosses(tournament, match).filter(({ playerId }) => playerId === player.id).length
  if (before > 0 && before + 1 > Math.floor(packOf(tournament).bestOf / 2)) return refuse('penalty_is_match_loss')
  const change = givenChange(ground, null)
  const result = resultOf(match)
  const after = evolveAll(tournament, [change])
  if (result && !agreesWithGameLosses(after, match, result.result.score)) return refuse('score_without_lost_game')
  return accept([change])
}

/** Stands until the player's next match, which begins with it. */
function bookLoss(tournament: Tournament, player: Player, given: GivenPenalty): Outcome<readonly Change[]> {
  // At a table of more than two one game is the match.
  if (countedRules(tournament).placings) return refuse('penalty_is_match_loss')
  if (player.droppedAfter !== null) return refuse('penalty_needs_next_match', { name: player.name })
  if (bookedLosses(tournament).some(({ playerId }) => playerId === player.id)) return refuse('game_loss_already_booked')
  const round = currentRound(tournament)
  const change = givenChange({ tournament, player, given, match: null }, null)
  return accept([{ ...change, round: round + 1, bookedIn: round }])
}

function disqualify(ground: Ground): Outcome<readonly Change[]> {
  const { tournament, player, match } = ground
  const isOpen = match !== null && resultOf(match) === null
  // A match the opponent lost by decision counts as open here: then both lose.
  const isOpponents =
    match !== null && endingPenalties(tournament, match.id).some(({ playerId }) => playerId !== player.id)
  const isEnded = (isOpen || isOpponents) && !knockoutFault(tournament, match, lost(ground, match).result)
  const ended = isEnded ? match : null
  const change = givenChange(ground, ended)
  return accept([change, ...(ended ? [lost(ground, ended)] : []), ...leaving(change)])
}
