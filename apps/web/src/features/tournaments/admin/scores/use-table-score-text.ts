import type { Score } from '@tablee/domain/tournaments/results/score'
import { useMemo } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { resultOf, scoreText } from '../../match-view/own-view.ts'
import { headingName } from '../../match-view/short-name.ts'
import { winnerFirst } from '../../score-entry/score-columns.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'

export type TableScoreText = {
  readonly label: string
  /** The two at the table. */
  readonly names: readonly [string, string]
  /** Both, if one is shortened; else null. */
  readonly wholeNames: readonly [string, string] | null
  readonly headings: { readonly first: string; readonly draw: string; readonly second: string }
  /** "Inès gagne 2-1" */
  readonly resultOf: (score: Score) => string
  /** The same, with the table. */
  readonly of: (score: Score) => string
}

/** Texts around a table's scores, from the staff's view. */
export function useTableScoreText(table: number, name1: string, name2: string): TableScoreText {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const label = labelOf(table)
  return useMemo(() => {
    const sentence = (score: Score) => {
      const result = resultOf(score)
      switch (result) {
        case 'bothLost':
          return t('admin.scores.doubleLoss')
        case 'drawn':
          return t('admin.scores.isDraw', { score: scoreText(score) })
        case 'won':
        case 'lost':
          return t('admin.scores.wins', { name: result === 'won' ? name1 : name2, score: winnerFirst(score) })
        default:
          return result satisfies never
      }
    }
    const [heading1, heading2] = [headingName(name1, name2), headingName(name2, name1)]
    return {
      wholeNames: heading1 === name1 && heading2 === name2 ? null : [name1, name2],
      label: t('admin.scores.enterTable', { table: label }),
      names: [name1, name2],
      headings: {
        first: t('admin.scores.winsGroup', { name: heading1 }),
        draw: t('admin.scores.draw'),
        second: t('admin.scores.winsGroup', { name: heading2 }),
      },
      resultOf: sentence,
      of: (score: Score) => t('admin.scores.ofTable', { table: label, result: sentence(score) }),
    }
  }, [t, label, name1, name2])
}
