import type { Match, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

const known = new WeakMap<Tournament['players'], Map<RoundNumber, Tournament>>()

/** The state by which the ranking through that round was made, as long as nothing but later results differs: it is neither made nor drawn again for each of them. */
export function asRanked(tournament: Tournament, through: RoundNumber): Tournament {
  const byRound = known.get(tournament.players) ?? new Map<RoundNumber, Tournament>()
  const before = byRound.get(through)
  if (before && isRankedAlike(before, tournament, through)) return before
  known.set(tournament.players, byRound.set(through, tournament))
  return tournament
}

function isRankedAlike(before: Tournament, after: Tournament, through: RoundNumber): boolean {
  if (before === after) return true
  const isEarlier = ({ round }: Match) => round <= through
  const [stood, stands] = [before.matches.filter(isEarlier), after.matches.filter(isEarlier)]
  return (
    isSameButMatches(before, after) &&
    stood.length === stands.length &&
    stands.every((match, place) => match === stood[place])
  )
}

/** By identity. */
function isSameButMatches({ matches: _, ...before }: Tournament, { matches: __, ...after }: Tournament): boolean {
  const [values, others] = [new Map<string, unknown>(Object.entries(before)), Object.entries(after)]
  return values.size === others.length && others.every(([key, value]) => Object.is(values.get(key), value))
}
