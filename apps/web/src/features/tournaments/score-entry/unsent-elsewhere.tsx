import type { UnsentScore } from '../../../device-storage/unsent-scores.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useUnsentScores } from '../api/results/unsent-score.ts'
import { UnsentDetails } from './unsent-notice.tsx'

type UnsentElsewhereProps = {
  readonly by: UnsentScore['role']
  readonly tournamentId: string
  /** Whether the screen shows the match, and with it what waits. */
  readonly isShown: (matchId: string) => boolean
}

/** What was chosen for matches that this screen does not show any more: another round, or pairings that were taken back. */
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
