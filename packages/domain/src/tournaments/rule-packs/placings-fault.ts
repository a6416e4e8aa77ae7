import { isShare } from './fraction.ts'
import { pointsByPlace, wagerOf } from './pod-rules.ts'
import { type MatchPoints, type PlacingRules, POD_TIEBREAKERS, type Wager } from './rule-pack.ts'

const MOST_POINTS = 100
const MOST_PLACES = 5
const MOST_OPPONENTS = 4
const MOST_MINUTES = 600
const MOST_AT_START = 10_000

/** The member that makes no sense; null if all do. */
export function placingsFault(placings: PlacingRules): keyof PlacingRules | null {
  const { floor, byeOpponentShare, byePoints, byeOpponents, drawCounts, tiebreakers } = placings
  const checks: readonly (readonly [keyof PlacingRules, boolean])[] = [
    ['points', arePoints(placings.points)],
    ['places', arePlaces(pointsByPlace(placings.places)) && isWager(wagerOf({ placings }))],
    ['byePoints', byePoints === undefined || isWhole(byePoints, 0, MOST_POINTS)],
    ['drawCounts', drawCounts === undefined || ['survivors', 'pod'].includes(drawCounts)],
    ['floor', floor === undefined || isShare(floor)],
    ['byeOpponents', byeOpponents === undefined || isWhole(byeOpponents, 0, MOST_OPPONENTS)],
    ['byeOpponentShare', byeOpponentShare === undefined || isShare(byeOpponentShare)],
    ['tiebreakers', tiebreakers === undefined || areTiebreakers(tiebreakers)],
    ['roundMinutes', placings.roundMinutes === undefined || isWhole(placings.roundMinutes, 1, MOST_MINUTES)],
    ['cutMinutes', areMinutes(placings.cutMinutes)],
    ['finalMinutes', areMinutes(placings.finalMinutes)],
  ]
  return checks.find(([, holds]) => !holds)?.[0] ?? null
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

function areMinutes(minutes: number | null | undefined): boolean {
  return minutes === null || minutes === undefined || isWhole(minutes, 1, MOST_MINUTES)
}

function arePoints({ win, draw, loss }: MatchPoints): boolean {
  if (![win, draw, loss].every((points) => isWhole(points, 0, MOST_POINTS))) return false
  return win > loss && win >= draw && draw >= loss
}

/** A later place earns no more than an earlier one, and the last less than the first. */
function arePlaces(places: readonly number[] | null): boolean {
  if (places === null) return true
  if (places.length < 2 || places.length > MOST_PLACES) return false
  if (!places.every((points) => isWhole(points, 0, MOST_POINTS))) return false
  const isFalling = places.every((points, place) => place === 0 || points <= (places[place - 1] ?? 0))
  return isFalling && (places.at(-1) ?? 0) < (places[0] ?? 0)
}

/** Nobody stakes nothing, or all they have. */
function isWager(wager: Wager | null): boolean {
  if (wager === null) return true
  const [share, of] = wager.share
  return isWhole(wager.start, 1, MOST_AT_START) && isShare(wager.share) && share > 0 && share < of
}

function areTiebreakers(tiebreakers: readonly string[]): boolean {
  const known: readonly string[] = POD_TIEBREAKERS
  return new Set(tiebreakers).size === tiebreakers.length && tiebreakers.every((each) => known.includes(each))
}
