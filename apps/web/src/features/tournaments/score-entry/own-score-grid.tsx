import type { AllowedScore, Score } from '@tablee/domain/tournaments/score'
import { useTranslation } from '../../../language/use-translation.ts'
import { useResultText } from './result-text.ts'
import { ScoreGrid } from './score-grid.tsx'

type OwnScoreGridProps = {
  readonly allowed: readonly AllowedScore[]
  readonly chosen: Score | null
  readonly onChoose: (score: Score) => void
  readonly isDisabled: boolean
  readonly size?: 'medium' | 'large'
}

/** The grid as one of the two players reads it: own wins first. */
export function OwnScoreGrid(props: OwnScoreGridProps) {
  const { t } = useTranslation()
  const resultText = useResultText()
  const headings = {
    first: t('dashboard.score.iWin'),
    draw: t('dashboard.score.draw'),
    second: t('dashboard.score.iLose'),
  }
  return <ScoreGrid {...props} label={t('dashboard.score.title')} headings={headings} nameOf={resultText} />
}
