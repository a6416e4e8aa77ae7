/** Games won by the first player, by the second, and drawn games, of one match. */
export type Score = { readonly wins1: number; readonly wins2: number; readonly draws: number }

/** Games won and lost by the better side, as in "2-1"; `1-1` and `0-0` are draws. */
export type AllowedScore = readonly [number, number]

/** More drawn games than this are no real match; a bound for what comes from outside. */
export const MAX_DRAWN_GAMES = 3

export function isSameScore(one: Score, other: Score): boolean {
  return one.wins1 === other.wins1 && one.wins2 === other.wins2 && one.draws === other.draws
}

/** Whether the rules let a match end so, for either player, with any bounded number of drawn games. */
export function isAllowedScore(score: Score, allowed: readonly AllowedScore[]): boolean {
  const high = Math.max(score.wins1, score.wins2)
  const low = Math.min(score.wins1, score.wins2)
  if (!Number.isInteger(score.draws) || score.draws < 0 || score.draws > MAX_DRAWN_GAMES) return false
  return allowed.some(([won, lost]) => won === high && lost === low)
}

/** The results a match can be given in one tap: the first player's wins, the draws, the second player's wins. */
export function scoreChoices(allowed: readonly AllowedScore[]): readonly Score[] {
  const wins = allowed.filter(([won, lost]) => won > lost)
  const draws = allowed.filter(([won, lost]) => won === lost)
  return [
    ...wins.map(([won, lost]) => ({ wins1: won, wins2: lost, draws: 0 })),
    ...draws.map(([won, lost]) => ({ wins1: won, wins2: lost, draws: 0 })),
    ...wins.toReversed().map(([won, lost]) => ({ wins1: lost, wins2: won, draws: 0 })),
  ]
}

/** The same result seen from the other chair. */
export function mirrorScore(score: Score): Score {
  return { wins1: score.wins2, wins2: score.wins1, draws: score.draws }
}
