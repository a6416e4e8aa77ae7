import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { isUntouched } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage, roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import { unplayedInLeague } from '@tablee/domain/tournaments/rounds/close-week'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useFinishTournament } from '../api/finish-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useStartNextRound } from '../api/rounds/start-next-round.ts'
import { useQuestion } from '../question/use-question.ts'

export type CloseWeekProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onClosed: () => void
}

/** Ends a week of a league although matches are not played; after the last one the league itself. */
export function CloseWeek(props: CloseWeekProps) {
  const { tournament } = props
  const unplayed = unplayedInLeague(tournament)
  const rule = leagueOf(currentStage(tournament))?.unplayed
  if (!rule || unplayed.length === 0 || !unplayed.every(isUntouched)) return null
  const isLast = currentRound(tournament) >= roundsToPlay(tournament)
  if (!isLast) {
    return (
      <May act="start-next-round">
        <CloseOne {...props} />
      </May>
    )
  }
  return rule === 'open' ? null : (
    <May act="finish-tournament">
      <CloseLast {...props} />
    </May>
  )
}

function CloseOne({ tournament, access, onClosed }: CloseWeekProps) {
  const { t } = useTranslation()
  const round = currentRound(tournament)
  const next = useStartNextRound(access)
  const question = useQuestion(next, () => {
    onClosed()
    notify.success({ title: t('league.close.closed', { round: round + 1 }) })
  })
  return (
    <>
      <Button variant="secondary" onClick={question.ask}>
        {t('league.close.button')}
      </Button>
      <ConfirmDialog
        {...question.about({ roundNumber: round + 1 })}
        title={t('league.close.title', { round })}
        description={`${useUnplayedText(tournament)} ${t('league.close.next')}`}
        confirmLabel={t('league.close.button')}
        cancelLabel={t('league.close.keep')}
      >
        <ActFailure act={next} title={t('league.close.failed')} isTap />
      </ConfirmDialog>
    </>
  )
}

function CloseLast({ tournament, access, onClosed }: CloseWeekProps) {
  const { t } = useTranslation()
  const finish = useFinishTournament(access)
  const question = useQuestion(finish, () => {
    onClosed()
    notify.success({ title: t('league.close.ended') })
  })
  return (
    <>
      <Button variant="secondary" onClick={question.ask}>
        {t('league.close.last')}
      </Button>
      <ConfirmDialog
        {...question.about({})}
        title={t('league.close.lastTitle')}
        description={`${useUnplayedText(tournament)} ${t('league.close.end')}`}
        confirmLabel={t('league.close.last')}
        cancelLabel={t('league.close.keep')}
      >
        <ActFailure act={finish} title={t('league.close.failed')} isTap />
      </ConfirmDialog>
    </>
  )
}

function useUnplayedText(tournament: Tournament): string {
  const { t } = useTranslation()
  const rule = leagueOf(currentStage(tournament))?.unplayed ?? 'open'
  return t(`league.close.${rule}`, { count: unplayedInLeague(tournament).length })
}
