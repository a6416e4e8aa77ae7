import type { AllowedScore, Score } from '@tablee/domain/tournaments/results/score'
import { useTranslation } from '../../../language/use-translation.ts'
import { useResultText } from './result-text.ts'
import { winnerFirst } from './score-columns.ts'
import { ScoreGrid } from './score-grid.tsx'

type OwnScoreGridProps = {
  readonly allowed: readonly AllowedScore[]
  /** Those possible in this match, own games first. */
  readonly isOffered: (own: Score) => boolean
  /** As the player calls them. */
  readonly opponent: string
  readonly chosen: Score | null
  readonly onChoose: (score: Score) => void
  readonly isDisabled: boolean
}

/** From the player's view: own wins first, and in each column the winner's games first. */
export function OwnScoreGrid({ opponent, ...props }: OwnScoreGridProps) {
  const { t } = useTranslation()
  const resultText = useResultText(opponent)
  const headings = {
    first: t('dashboard.score.iWin'),
    draw: t('dashboard.score.draw'),
    second: t('dashboard.score.opponentWins', { name: opponent }),
  }
  return (
    <ScoreGrid
      {...props}
      label={t('dashboard.score.title')}
      headings={headings}
      textOf={winnerFirst}
      nameOf={resultText}
      size="large"
    />
  )
}
