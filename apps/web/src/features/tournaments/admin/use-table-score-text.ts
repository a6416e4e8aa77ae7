import type { Score } from '@tablee/domain/tournaments/score'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { resultOf, scoreText } from '../match-view/own-view.ts'

/** The words around the grid of one table, as the organizer sees it from the side. */
export function useTableScoreText(table: number, name1: string, name2: string) {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      label: t('admin.scores.enterTable', { table }),
      headings: {
        first: t('admin.scores.winsGroup', { name: name1 }),
        draw: t('admin.scores.draw'),
        second: t('admin.scores.winsGroup', { name: name2 }),
      },
      of: (score: Score) => {
        const result = resultOf(score)
        if (result === 'drawn') return t('admin.scores.setDraw', { table, score: scoreText(score) })
        return t('admin.scores.set', { table, name: result === 'won' ? name1 : name2, score: scoreText(score) })
      },
    }),
    [t, table, name1, name2],
  )
}
