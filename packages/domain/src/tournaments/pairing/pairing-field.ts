/** A player as the pairing sees them. */
export type PairingPlayer = {
  readonly id: string
  readonly points: number
  /** One entry per earlier match: rematches are listed twice. */
  readonly opponents: readonly string[]
  readonly byes: number
  /** Met someone with fewer points in one of the last two rounds. Left out: no, or irrelevant. */
  readonly pairedDown?: boolean | undefined
}

/** Two players, or a player and the bye. */
export type Pair = readonly [string, string | null]

/** Who sits together, in order of seats; one alone has the bye. */
export type DrawnTable = readonly string[]

/** A pair as a table. */
export function tableOfPair([one, other]: Pair): DrawnTable {
  return other === null ? [one] : [one, other]
}

/** Equal for the same people, whatever their seats. */
export function tableKey(table: DrawnTable): string {
  return table.toSorted().join(' ')
}

/** How to pair a field by its seed: `pairRound`, or whoever has its result ready. */
export type PairField = (players: readonly PairingPlayer[], seed: string) => readonly Pair[]

/**
 * A round's quality: eight figures compared in this order, less is better (`docs/pairing.md`): pairs that have met, their further meetings,
 * the bye player's earlier byes, the bye player's points, differences in points, their squares, differences of squared points, players
 * paired down who already were in one of the last two rounds.
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
