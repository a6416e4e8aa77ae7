/** Games won by the first player, by the second, and drawn. */
export type Score = {
  readonly wins1: number
  readonly wins2: number
  readonly draws: number
  /** A staff ruling: both lose, whatever they played. */
  readonly isDoubleLoss?: true | undefined
}

export const DOUBLE_LOSS: Score = { wins1: 0, wins2: 0, draws: 0, isDoubleLoss: true }

/** Games won and lost by the better side, as in "2-1"; `1-1` and `0-0` are draws. */
export type AllowedScore = readonly [number, number]

/** A bound for outside data; no real match has more. */
export const MAX_DRAWN_GAMES = 3

export function isSameScore(one: Score, other: Score): boolean {
  if (one.isDoubleLoss || other.isDoubleLoss) return one.isDoubleLoss === other.isDoubleLoss
  return one.wins1 === other.wins1 && one.wins2 === other.wins2 && one.draws === other.draws
}

/** Whether the rules allow this score, for either side, with any bounded number of drawn games. */
export function isAllowedScore(score: Score, allowed: readonly AllowedScore[]): boolean {
  if (score.isDoubleLoss) return false
  const high = Math.max(score.wins1, score.wins2)
  const low = Math.min(score.wins1, score.wins2)
  if (!Number.isInteger(score.draws) || score.draws < 0 || score.draws > MAX_DRAWN_GAMES) return false
  return allowed.some(([won, lost]) => won === high && lost === low)
}

/** Whether matches of several games may end level: only then are drawn games recorded rather than replayed. */
export function hasDrawnGames(allowed: readonly AllowedScore[]): boolean {
  return allowed.some(([won, lost]) => won === lost && won > 0)
}

/** Possible results with so many drawn games: the first player's wins, draws, the second's wins. */
export function scoreChoices(allowed: readonly AllowedScore[], draws = 0): readonly Score[] {
  const wins = allowed.filter(([won, lost]) => won > lost)
  const level = allowed.filter(([won, lost]) => won === lost)
  return [
    ...wins.map(([won, lost]) => ({ wins1: won, wins2: lost, draws })),
    ...level.map(([won, lost]) => ({ wins1: won, wins2: lost, draws })),
    ...wins.toReversed().map(([won, lost]) => ({ wins1: lost, wins2: won, draws })),
  ]
}

/** The score from the other chair. */
export function mirrorScore(score: Score): Score {
  return { ...score, wins1: score.wins2, wins2: score.wins1 }
}
