import type { UnsentScore } from '../../../device-storage/unsent-scores.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useUnsentScores } from '../api/results/unsent-score.ts'
import { UnsentDetails } from './unsent-notice.tsx'

type UnsentElsewhereProps = {
  readonly by: UnsentScore['role']
  readonly tournamentId: string
  /** Whether the screen shows the match and what waits for it. */
  readonly isShown: (matchId: string) => boolean
}

/** Scores for matches no longer on this screen: another round, or undone pairings. */
export function UnsentElsewhere({ by: role, tournamentId, isShown }: UnsentElsewhereProps) {
  const { t } = useTranslation()
  const elsewhere = useUnsentScores({ role, tournamentId }).filter(({ matchId }) => !isShown(matchId))
  if (elsewhere.length === 0) return null
  return (
    <ul aria-label={t('tournament.unsent.mark')} className="grid gap-3">
      {elsewhere.map((unsent) => (
        <li key={unsent.actId}>
          <UnsentDetails unsent={unsent} />
        </li>
      ))}
    </ul>
  )
}
