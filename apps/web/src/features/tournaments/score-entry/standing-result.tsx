import { isContested, resultOf, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { scoreFor } from '../match-view/own-view.ts'
import { ContestDialog } from './contest-dialog.tsx'
import { ContestedReports } from './contested-reports.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import type { OwnScoreProps } from './own-score-dialog.tsx'
import { useResultText } from './result-text.ts'

type StandingResultProps = Omit<OwnScoreProps, 'isOpen' | 'onClose'>

/** A submitted score instead of the form: who sent it, and correcting or contesting it. */
export function StandingResult(props: StandingResultProps) {
  const { match } = props
  const [isContesting, setIsContesting] = useState(false)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const contest = () => setIsContesting(true)
  return (
    <>
      {isContested(match) ? (
        <ContestedReports {...props} onChange={contest} />
      ) : (
        <Submitted {...props} onContest={contest} onCorrect={() => setIsCorrecting(true)} />
      )}
      <ContestDialog key={statusOf(match)} {...props} isOpen={isContesting} onClose={() => setIsContesting(false)} />
      <CorrectionDialog
        {...props}
        isOpen={isCorrecting && hasOwnReportOnly(match, props.access)}
        onClose={() => setIsCorrecting(false)}
      />
    </>
  )
}

/** The opponent has not answered: the player may correct their own report alone. */
function hasOwnReportOnly(match: Meeting, { player }: PlayerAccess): boolean {
  const result = resultOf(match)
  return result?.decidedBy === 'player' && result.reports.every(({ by }) => by === player.id)
}

type SubmittedProps = StandingResultProps & { readonly onContest: () => void; readonly onCorrect: () => void }

function Submitted({ access, match, opponent, onContest, onCorrect }: SubmittedProps) {
  const { t } = useTranslation()
  const resultText = useResultText(opponent)
  const result = resultOf(match)
  if (!result) return null
  const { decidedBy, decidedAs, reports } = result
  const { score } = result.result
  const own = access.player.id
  const isOwn = reports[0]?.by === own
  const staff = t(decidedAs ? 'dashboard.result.byStaff' : 'dashboard.result.byOrganizer')
  const isByBoth = new Set(reports.map(({ by }) => by)).size > 1
  const sender = isByBoth
    ? t('dashboard.result.byBoth', { name: opponent })
    : isOwn
      ? t('dashboard.result.bySelf')
      : t('dashboard.result.byOpponent', { name: opponent })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h2 className="unbroken-words text-section">{resultText(scoreFor(match, own, score))}</h2>
        <p className="unbroken-words text-muted">{decidedBy === 'organizer' ? staff : sender}</p>
      </div>
      {decidedBy === 'player' ? (
        <div>
          {hasOwnReportOnly(match, access) ? (
            <Button variant="secondary" onClick={onCorrect}>
              {t('dashboard.result.correct')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onContest}>
              {t('dashboard.result.contest')}
            </Button>
          )}
        </div>
      ) : null}
    </section>
  )
}
