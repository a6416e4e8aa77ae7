import type { Score } from '@tablee/domain/tournaments/score'
import { useCallback } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { resultOf, scoreText } from '../match-view/own-view.ts'

const KEYS = { won: 'dashboard.score.win', drawn: 'dashboard.score.drawn', lost: 'dashboard.score.lose' } as const

/** "Vous gagnez 2-1": what a score, own games first, means for the person reading. */
export function useResultText(): (score: Score) => string {
  const { t } = useTranslation()
  return useCallback((score) => t(KEYS[resultOf(score)], { score: scoreText(score) }), [t])
}
