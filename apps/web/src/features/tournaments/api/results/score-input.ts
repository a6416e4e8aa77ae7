import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Placings } from '@tablee/domain/tournaments/tournament'

export function asResultInput(result: Score | Placings) {
  return 'wins1' in result ? asScoreInput(result) : result
}

export function asScoreInput({ wins1, wins2, draws, isDoubleLoss }: Score) {
  const games = { score1: wins1, score2: wins2, ...(draws > 0 ? { draws } : {}) }
  return isDoubleLoss ? { ...games, doubleLoss: true } : games
}
