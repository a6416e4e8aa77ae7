import type { Match, RoundNumber } from '../tournament.ts'

type ByRound = ReadonlyMap<RoundNumber, readonly Match[]>

/** Of each list that was asked about: one act asks for its round many times, and a long event has tens of thousands of matches. */
const known = new WeakMap<readonly Match[], ByRound>()

const NONE: readonly Match[] = []

/** In the order of the list. */
export function matchesByRound<Each extends Match>(matches: readonly Each[], round: RoundNumber): readonly Each[] {
  const sorted = known.get(matches) ?? Map.groupBy(matches, (match) => match.round)
  known.set(matches, sorted)
  return (sorted.get(round) ?? NONE) as readonly Each[]
}
