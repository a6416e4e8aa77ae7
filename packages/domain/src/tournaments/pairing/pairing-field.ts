/** One player to be paired, as the pairing needs to see them. */
export type PairingPlayer = {
  readonly id: string
  readonly points: number
  /** One entry for every earlier match, so somebody met twice is listed twice. */
  readonly opponents: readonly string[]
  /** Byes received so far. */
  readonly byes: number
  /** Met somebody with fewer points in one of the last two rounds. Left out: no, or nobody looks at it. */
  readonly pairedDown?: boolean | undefined
}

/** Two players, or a player and the bye. */
export type Pair = readonly [string, string | null]

/** How a field is paired by its seed: `pairRound`, or whoever has the result of that at hand. */
export type PairField = (players: readonly PairingPlayer[], seed: string) => readonly Pair[]

/**
 * How good a round is: eight figures compared in this order, less is better (`docs/pairing.md`): pairs that have met,
 * their further meetings, byes the bye player already had, points of the bye player, differences in points, their
 * squares, differences of squared points, players who are paired down although they were in one of the last two rounds.
 */
export type PairingMeasure = {
  readonly rematches: number
  readonly extraMeetings: number
  readonly earlierByes: number
  readonly byePoints: number
  readonly difference: number
  readonly squares: number
  readonly height: number
  readonly downAgain: number
}
