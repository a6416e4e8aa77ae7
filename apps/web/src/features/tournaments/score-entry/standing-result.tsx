import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { latestReports, useScoreReports } from '../api/get-score-reports.ts'
import type { PlayerAccess } from '../api/own-roles.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { ContestDialog } from './contest-dialog.tsx'
import { useResultText } from './result-text.ts'

type StandingResultProps = {
  readonly access: PlayerAccess
  readonly match: PlayedMatch
  readonly rules: Tournament['rules']
  readonly opponentName: string
}

/** A score that was submitted, in the place of the grid: who sent it, and the way to contest it. */
export function StandingResult(props: StandingResultProps) {
  const { match } = props
  const [isContesting, setIsContesting] = useState(false)
  return (
    <>
      {match.state.kind === 'contested' ? (
        <Contested {...props} onChange={() => setIsContesting(true)} />
      ) : (
        <Submitted {...props} onContest={() => setIsContesting(true)} />
      )}
      <ContestDialog
        key={match.state.kind}
        access={props.access}
        match={match}
        rules={props.rules}
        isOpen={isContesting}
        onClose={() => setIsContesting(false)}
      />
    </>
  )
}

function Submitted({
  access,
  match,
  opponentName,
  onContest,
}: StandingResultProps & { readonly onContest: () => void }) {
  const { t } = useTranslation()
  const resultText = useResultText()
  if (match.state.kind !== 'terminated') return null
  const { score, decidedBy, reports } = match.state
  const own = access.player.id
  const isOwn = reports[0]?.by === own
  const sender = isOwn ? t('dashboard.result.bySelf') : t('dashboard.result.byOpponent', { name: opponentName })
  return (
    <section className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="text-xl">{resultText(scoreFor(match, own, score))}</h2>
        <p className="text-muted">{decidedBy === 'organizer' ? t('dashboard.result.byOrganizer') : sender}</p>
      </div>
      {decidedBy === 'player' ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span>{t('dashboard.result.wrong')}</span>
          <Button variant="secondary" onClick={onContest}>
            {t('dashboard.result.contest')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function Contested({ access, match, opponentName, onChange }: StandingResultProps & { readonly onChange: () => void }) {
  const { t } = useTranslation()
  const resultText = useResultText()
  const own = access.player.id
  const reports = useScoreReports({ code: access.code, as: { playerId: access.secret }, isNeeded: true })
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
      <p>{t('dashboard.result.contestedHelp')}</p>
      <dl className="grid gap-1 pt-2">
        {latestReports(reports.get(match.id) ?? []).map(({ by, score }) => (
          <div key={by} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">
              {t('dashboard.result.reportBy', { name: by === own ? t('dashboard.you') : opponentName })}
            </dt>
            <dd>{score ? resultText(scoreFor(match, own, score)) : t('dashboard.result.noScore')}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
