import { accept, type Outcome, refuse } from '../../outcome.ts'
import { deciderInRole } from '../authority/decider.ts'
import type { Role } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { countedRulesAt } from '../kinds/counted-rules.ts'
import { changeBackTo, isUntouched, placingsOf, resultOf } from '../kinds/match-result.ts'
import type { PodTable } from '../kinds/pod-table.ts'
import { placingsIn } from '../kinds/result.ts'
import { knockoutFault } from '../rounds/knockout-fault.ts'
import type { Match, PlacingsResult, Player, PlayerId, Tournament, WholeMatchState } from '../tournament.ts'
import { dropsFor } from './absence.ts'
import type { GivenPenalty } from './given-penalty.ts'
import { agreesWithSeatLosses, resultByLosses, seatLosses } from './seat-losses.ts'

type AtPod = { readonly pod: PodTable; readonly player: Player; readonly given: GivenPenalty }

/**
 * At a table of more than two a decision costs one seat: the others still need a winner. A result in which that seat won or drew is
 * withdrawn; a disqualification leaves the result of its table.
 */
export function givePenaltyAtPod(tournament: Tournament, { pod, player, given }: AtPod): Outcome<readonly Change[]> {
  const { penalty } = given
  const isOut = penalty === 'disqualification'
  // One game is the match.
  if (penalty === 'game-loss') return refuse('penalty_is_match_loss')
  const before = seatLosses(tournament, pod)
  if (before.has(player.id) && !isOut) return refuse('match_ended_by_decision')
  const losers = new Set([...before, player.id])
  const keeps = isOut && resultOf(pod) !== null
  const decided = keeps ? null : resultByLosses(losers, pod)
  const fault = decided && knockoutFault(tournament, pod, decided)
  if (fault) return refuse(fault)
  const drops = dropsFor(tournament, player, penalty)
  const change: Change = {
    ...{ kind: 'penalty_given', penaltyId: given.id, penalty, playerId: player.id, round: pod.round },
    ...{ endedMatch: keeps || before.has(player.id) ? null : pod.id, drops },
  }
  return accept([
    change,
    ...(decided ? [scored(pod, decided, given.by)] : keeps ? [] : withdrawn(tournament, pod, losers)),
    ...(drops ? [{ kind: 'player_dropped', playerId: player.id, afterRound: pod.round, by: 'staff' } as const] : []),
  ])
}

function scored({ id: matchId }: Match, result: PlacingsResult, by: Role): Change {
  return { kind: 'match_scored', matchId, result, ...deciderInRole(by), reports: [] }
}

function withdrawn(tournament: Tournament, pod: PodTable, losers: ReadonlySet<PlayerId>): readonly Change[] {
  const stands = placingsOf(pod)
  return stands && !agrees(tournament, pod, { losers, result: stands })
    ? [{ kind: 'result_erased', matchId: pod.id }]
    : []
}

type Held = { readonly losers: ReadonlySet<PlayerId>; readonly result: PlacingsResult }

function agrees(tournament: Tournament, match: Match, { losers, result }: Held): boolean {
  return agreesWithSeatLosses(losers, match, {
    result,
    drawCounts: countedRulesAt(tournament, match.round).placings?.drawCounts,
  })
}

type Before = { readonly before: WholeMatchState; readonly playerId: PlayerId; readonly by: Role }

/** Once a decision is taken back: what came of decisions alone goes, and what they withdrew comes back, unless it was entered anew. */
export function podBefore(tournament: Tournament, match: Match, { before, playerId, by }: Before): readonly Change[] {
  const losers = seatLosses(tournament, match)
  const decided = resultByLosses(losers, match)
  if (losers.size > 0 && decided) return [scored(match, decided, by)]
  const wasDecided = resultByLosses(new Set([...losers, playerId]), match) !== null
  if (!wasDecided && !isUntouched(match)) return []
  return [changeBackTo(match.id, stillAgrees(tournament, match, { losers, before }) ? before : { kind: 'pending' })]
}

type Kept = { readonly losers: ReadonlySet<PlayerId>; readonly before: WholeMatchState }

function stillAgrees(tournament: Tournament, match: Match, { losers, before }: Kept): boolean {
  if (!('result' in before)) return true
  const result = placingsIn(before.result)
  return result !== null && agrees(tournament, match, { losers, result })
}
