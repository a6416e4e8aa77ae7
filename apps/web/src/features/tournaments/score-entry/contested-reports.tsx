import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { latestReports, useScoreReports } from '../api/results/get-score-reports.ts'
import { resultOf, scoreFor } from '../match-view/own-view.ts'
import { useResultText } from './result-text.ts'
import { winnerFirst } from './score-columns.ts'

type ContestedReportsProps = {
  readonly access: PlayerAccess
  readonly match: Meeting
  readonly opponent: string
  readonly onChange: () => void
}

export function ContestedReports({ access, match, opponent, onChange }: ContestedReportsProps) {
  const { t } = useTranslation()
  const resultText = useResultText(opponent)
  const own = access.player.id
  const reports = useScoreReports(access)
  const said = latestReports(reports.get(match.id) ?? []).map(({ by, score: theirs }) => {
    const name = by === own ? t('dashboard.you') : opponent
    const score = theirs && scoreFor(match, own, theirs)
    if (!score) return { by, name, text: t('dashboard.result.noScore') }
    const isWon = resultOf(score) === (by === own ? 'won' : 'lost')
    const text = isWon ? t('dashboard.result.reportWon', { score: winnerFirst(score) }) : resultText(score)
    return { by, name, text }
  })
  return (
    <Notice
      tone="attention"
      title={t('dashboard.result.contested')}
      action={
        <div className="pt-1">
          <Button variant="secondary" onClick={onChange}>
            {t('dashboard.result.change')}
          </Button>
        </div>
      }
    >
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {said.map(({ by, name, text }) => (
          <div key={by} className="flex flex-wrap gap-x-2">
            <dt className="unbroken-words max-w-full font-semibold">{t('dashboard.result.reportBy', { name })}</dt>
            <dd className="unbroken-words max-w-full">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2">{t('dashboard.result.contestedHelp')}</p>
    </Notice>
  )
}
