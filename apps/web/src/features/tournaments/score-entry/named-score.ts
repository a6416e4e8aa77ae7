import type { Score } from '@tablee/domain/tournaments/results/score'
import { useCallback } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'

/** "Zoé 2 · Max 1": each number next to its name. */
export function useNamedScore(): (names: readonly [string, string], score: Score | null) => string {
  const { t } = useTranslation()
  return useCallback(
    ([first, second], score) => {
      if (score === null) return t('tournament.unsent.noScore', { first, second })
      if (score.isDoubleLoss) return t('tournament.unsent.doubleLoss', { first, second })
      const { wins1, wins2, draws } = score
      const result = t('tournament.unsent.result', { first, second, wins1, wins2 })
      return draws === 0 ? result : t('tournament.unsent.drawnGames', { result, count: draws })
    },
    [t],
  )
}
