/** Rounds until one player is left; the bracket's size is the next power of two. */
export function bracketRounds(players: number): number {
  let rounds = 0
  while (2 ** rounds < players) rounds++
  return rounds
}

/** Seeds in seat order, two by two: 1-8, 4-5, 2-7, 3-6. From 1. */
export function bracketSeats(size: number): readonly number[] {
  let seats: readonly number[] = [1]
  while (seats.length < size) {
    const both = 2 * seats.length + 1
    seats = seats.flatMap((seed) => [seed, both - seed])
  }
  return seats
}
