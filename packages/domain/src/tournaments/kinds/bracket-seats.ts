/** How many rounds leave one of so many players: the next power of two is the size of the bracket. */
export function bracketRounds(players: number): number {
  let rounds = 0
  while (2 ** rounds < players) rounds++
  return rounds
}

/** The seeds in the order of the seats, two by two: 1-8, 4-5, 2-7, 3-6. Counted from 1. */
export function bracketSeats(size: number): readonly number[] {
  let seats: readonly number[] = [1]
  while (seats.length < size) {
    const both = 2 * seats.length + 1
    seats = seats.flatMap((seed) => [seed, both - seed])
  }
  return seats
}
