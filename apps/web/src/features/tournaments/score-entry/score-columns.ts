import { type AllowedScore, mirrorScore, type Score, scoreChoices } from '@tablee/domain/tournaments/results/score'
import { resultOf, scoreText } from '../match-view/own-view.ts'

export type ScoreColumns = {
  readonly first: readonly Score[]
  readonly draw: readonly Score[]
  readonly second: readonly Score[]
}

/** All allowed results by winner, with that many draws; the clearest win first on both sides. */
export function scoreColumns(
  allowed: readonly AllowedScore[],
  draws = 0,
  isOffered: (score: Score) => boolean = () => true,
): ScoreColumns {
  const choices = scoreChoices(allowed, draws).filter(isOffered)
  const of = (result: ReturnType<typeof resultOf>) => choices.filter((score) => resultOf(score) === result)
  return { first: of('won'), draw: of('drawn'), second: of('lost').toReversed() }
}

/** "2-1" whoever won: in a winner's column their games come first. */
export function winnerFirst(score: Score): string {
  return scoreText(resultOf(score) === 'lost' ? mirrorScore(score) : score)
}
