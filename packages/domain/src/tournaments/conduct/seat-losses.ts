import { isPodTable } from '../kinds/pod-table.ts'
import { placed, placeOf, placingOf } from '../kinds/result.ts'
import { seatsOf } from '../kinds/seats.ts'
import type { CountedRules } from '../rule-packs/pod-rules.ts'
import type { Match, PlacingsResult, PlayerId, Tournament } from '../tournament.ts'
import { endingPenalties } from './standing-penalties.ts'

type WithPenalties = Pick<Tournament, 'penalties'>

/** Who lost this game by decision at a table of more than two; the others play for it. Always the same value if nobody. */
export function seatLosses(tournament: WithPenalties, match: Match): ReadonlySet<PlayerId> {
  if (tournament.penalties.length === 0 || !isPodTable(match)) return NOBODY
  return new Set(endingPenalties(tournament, match.id).map(({ playerId }) => playerId))
}

const NOBODY: ReadonlySet<PlayerId> = new Set()

/** Whether nobody who lost by decision won, drew, or stands before somebody who played. */
export function agreesWithSeatLosses(
  losers: ReadonlySet<PlayerId>,
  match: Match,
  { result, drawCounts }: { readonly result: PlacingsResult } & Pick<Placing, 'drawCounts'>,
): boolean {
  const seats = seatsOf(match)
  if (losers.size === 0) return true
  // Where all at a table draw, the places say who does not.
  if (drawCounts === 'pod' && 'drawn' in result.outcome && result.outcome.drawn.length > 0) return false
  const placesOf = (isLost: boolean) =>
    seats.flatMap((id, side) => (losers.has(id) === isLost ? [placeOf(result, side) ?? 0] : []))
  const areLast = Math.min(...placesOf(true)) >= Math.max(0, ...placesOf(false))
  return areLast && seats.every((id, side) => !losers.has(id) || placingOf(result, side) === 'lost')
}

type Placing = { readonly drawCounts: NonNullable<CountedRules['placings']>['drawCounts'] | undefined }

/** The result where one at most is left to win; null while others play for it. */
export function resultByLosses(losers: ReadonlySet<PlayerId>, match: Match): PlacingsResult | null {
  const seats = seatsOf(match)
  const left = seats.flatMap((id, side) => (losers.has(id) ? [] : [side]))
  const [winner] = left
  if (left.length > 1) return null
  return placed(winner === undefined ? { drawn: [] } : { winner })
}

/** Whether decisions alone make the result: of two always, of more once one at most is left. */
export function isEndedByDecision(tournament: WithPenalties, match: Match): boolean {
  if (!isPodTable(match)) return endingPenalties(tournament, match.id).length > 0
  const losers = seatLosses(tournament, match)
  return losers.size > 0 && resultByLosses(losers, match) !== null
}
