import type { PlayerId } from '../tournament.ts'

/** Fewer are no pool; more cannot all meet in a day. */
export const ROUND_ROBIN_PLAYERS = { min: 3, max: 8 } as const
/** In a league, which has a week for each round. */
export const MOST_IN_LEAGUE = 24

/** Rounds until everybody has met once; with an odd number each sits out once. */
export function roundRobinRounds(players: number): number {
  return players % 2 === 0 ? Math.max(0, players - 1) : players
}

type Seat = PlayerId | null

/**
 * The pairs of a round in the circle, from 0: the first stays, the others move one seat per round. Nobody's seat is the bye. Empty once all
 * have met as often as they should; each further time the seats change.
 */
export function roundRobinPairs(
  order: readonly PlayerId[],
  turn: number,
  meetings = 1,
): readonly (readonly [Seat, Seat])[] {
  const once = roundRobinRounds(order.length)
  if (turn >= once * meetings) return []
  if (turn >= once) return roundRobinPairs(order, turn - once, meetings - 1).map(([one, other]) => [other, one])
  const circle: readonly Seat[] = order.length % 2 === 0 ? order : [...order, null]
  const [still = null, ...moving] = circle
  const seats = [still, ...moving.slice(turn), ...moving.slice(0, turn)]
  return Array.from({ length: seats.length / 2 }, (_, place) => {
    const pair = [seats[place] ?? null, seats[seats.length - 1 - place] ?? null] as const
    // Otherwise the one who never moves would always be named first.
    return place === 0 && turn % 2 === 1 ? ([pair[1], pair[0]] as const) : pair
  })
}
