import { pairStage } from './kinds/pair-stage.ts'
import { chairsOf, seatsOf } from './kinds/seats.ts'
import { FIRST_STAGE } from './kinds/stage.ts'
import { pairingField } from './pair-next-round.ts'
import type { Pair, PairingPlayer } from './pairing/pairing-field.ts'
import { matchesOfRound } from './round-progress.ts'
import type { Match, RoundNumber, Tournament } from './tournament.ts'

export type RecomputedRound = {
  readonly seed: string
  /** What the pairing rests on beside the seed: everybody who was paired, as the results stand now. */
  readonly field: readonly PairingPlayer[]
  /** What the seed gives with the results that stand now. */
  readonly pairs: readonly Pair[]
  /** The tables, and the bye, as they were paired, each beside what the seed gives. */
  readonly tables: readonly RecomputedTable[]
  /** Tables, and the bye, that the seed gives otherwise than they were paired: none, unless a result was corrected since. */
  readonly others: number
}

export type RecomputedTable = {
  readonly match: Match
  /** The pairs that the seed makes of those who sit here: this one alone, where it is the same. */
  readonly given: readonly Pair[]
  readonly isSame: boolean
}

/**
 * Pairs a round again from its seed, for the players who were paired in it and the results before it, as anybody may. Null
 * for a round that was set by hand, whose pairings follow from nothing.
 */
export function recomputeRound(tournament: Tournament, round: RoundNumber): RecomputedRound | null {
  const paired = tournament.rounds.find(({ number }) => number === round)
  if (!paired || paired.seed === null) return null
  // A loss without an opponent was a bye when the round was paired: rounds set by hand have no seed.
  const matches = matchesOfRound(tournament, round)
  const field = pairingField(tournament, round, matches.flatMap(seatsOf))
  const stage = tournament.stages[paired.stage] ?? FIRST_STAGE
  const pairs = pairStage(stage, { players: field, seed: paired.seed })
  const made = new Set(matches.map((match) => pairKey(chairsOf(match))))
  return {
    seed: paired.seed,
    field,
    pairs,
    tables: besideWhatIsGiven(matches, pairs),
    others: pairs.filter((pair) => !made.has(pairKey(pair))).length,
  }
}

function besideWhatIsGiven(matches: readonly Match[], pairs: readonly Pair[]): readonly RecomputedTable[] {
  const pairOf = new Map<string, Pair>()
  for (const pair of pairs) for (const id of pair) if (id !== null) pairOf.set(id, pair)
  return matches.map((match) => {
    const given = [...new Set(seatsOf(match).map((id) => pairOf.get(id)))].filter((pair) => pair !== undefined)
    const isSame = given.some((pair) => pairKey(pair) === pairKey(chairsOf(match)))
    return { match, given, isSame }
  })
}

function pairKey([one, other]: Pair): string {
  return other === null ? one : [one, other].sort().join(' ')
}
