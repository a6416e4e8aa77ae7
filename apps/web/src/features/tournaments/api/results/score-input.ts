import type { SaidSeats } from '@tablee/domain/tournaments/kinds/result'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Placings } from '@tablee/domain/tournaments/tournament'

export function asResultInput(result: Score | Placings | SaidSeats) {
  if ('scores' in result) return asSeatsInput(result)
  return 'wins1' in result ? asScoreInput(result) : result
}

export function asSeatsInput({ scores, ended }: SaidSeats) {
  const said = { scores: scores.map((score) => score && asScoreInput(score)) }
  return ended ? { ...said, ended: true as const } : said
}

export function asScoreInput({ wins1, wins2, draws, isDoubleLoss }: Score) {
  const games = { score1: wins1, score2: wins2, ...(draws > 0 ? { draws } : {}) }
  return isDoubleLoss ? { ...games, doubleLoss: true } : games
}
