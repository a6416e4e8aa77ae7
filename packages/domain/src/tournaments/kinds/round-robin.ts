import type { PlayerId } from '../tournament.ts'

/** Fewer are no pool, and with more of them a day is over before everybody has met. */
export const ROUND_ROBIN_PLAYERS = { min: 3, max: 8 } as const

/** How many rounds let everybody meet everybody once: with an odd number, each of them sits out once. */
export function roundRobinRounds(players: number): number {
  return players % 2 === 0 ? Math.max(0, players - 1) : players
}

type Seat = PlayerId | null

/**
 * Who meets whom in a round of the circle, counted from 0: the first one stays, the others move on by one seat each round. Nobody's seat is the bye.
 * None once everybody has met.
 */
export function roundRobinPairs(order: readonly PlayerId[], turn: number): readonly (readonly [Seat, Seat])[] {
  if (turn >= roundRobinRounds(order.length)) return []
  const circle: readonly Seat[] = order.length % 2 === 0 ? order : [...order, null]
  const [still = null, ...moving] = circle
  const seats = [still, ...moving.slice(turn), ...moving.slice(0, turn)]
  return Array.from({ length: seats.length / 2 }, (_, place) => {
    const pair = [seats[place] ?? null, seats[seats.length - 1 - place] ?? null] as const
    // Whoever never moves would be named first in every round.
    return place === 0 && turn % 2 === 1 ? ([pair[1], pair[0]] as const) : pair
  })
}
