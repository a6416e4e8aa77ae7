import { countedRulesAt } from '../kinds/counted-rules.ts'
import { currentStage, roundsToPlay, stageOfRound } from '../kinds/stage.ts'
import { swissPlanOf, upperHalfOf } from '../kinds/swiss-plan.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** Rounds in which the points of the upper half count. */
const ACCELERATED_ROUNDS = 2

const NOBODY: ReadonlySet<PlayerId> = new Set()

/** So many players are left with one unbeaten by their rounds: below, nothing is accelerated. */
export function mostWithoutAcceleration(tournament: Tournament): number {
  return 2 ** roundsToPlay(tournament)
}

/** Whether so many players start accelerated. */
export function startsAccelerated(tournament: Tournament, count: number): boolean {
  return swissPlanOf(currentStage(tournament)).accelerated && count > mostWithoutAcceleration(tournament)
}

/** Who is paired in this round as if they had won once more; mostly nobody. */
export function acceleratedIn(tournament: Tournament, round: RoundNumber): ReadonlySet<PlayerId> {
  if (round > ACCELERATED_ROUNDS) return NOBODY
  const upper = upperHalfOf(stageOfRound(tournament, round))
  return upper.length === 0 ? NOBODY : new Set(upper)
}

/** What they are paired with beyond their points: a win. */
export function virtualPoints(tournament: Tournament, round: RoundNumber): number {
  return countedRulesAt(tournament, round).points.win
}

/** Points as the draw of this round sees them. */
export function withVirtualPoints(
  tournament: Tournament,
  round: RoundNumber,
  points: ReadonlyMap<PlayerId, number>,
): ReadonlyMap<PlayerId, number> {
  const upper = acceleratedIn(tournament, round)
  if (upper.size === 0) return points
  const more = virtualPoints(tournament, round)
  return new Map([...points].map(([id, own]) => [id, upper.has(id) ? own + more : own]))
}
