import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { useFinishTournament } from '../../api/finish-tournament.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useQuestion } from '../../question/use-question.ts'

type FinishTournamentProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly isEnabled: boolean
  /** It is the next step. */
  readonly isMain: boolean
  /** Id of the text that says why it is disabled. */
  readonly note: string
  readonly onFinished: () => void
}

export function FinishTournament({ tournament, access, isEnabled, isMain, note, onFinished }: FinishTournamentProps) {
  const { t } = useTranslation()
  const finish = useFinishTournament(access)
  const roundsLeft = Math.max(0, roundsToPlay(tournament) - currentRound(tournament))
  const question = useQuestion(finish, () => {
    onFinished()
    notify.success({ title: t('admin.scores.finished') })
  })
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        className={isMain ? 'min-h-12' : ''}
        disabled={!isEnabled}
        aria-describedby={note}
        onClick={question.ask}
      >
        {t('admin.scores.finish')}
      </Button>
      <ConfirmDialog
        {...question.about({})}
        title={t('admin.scores.finishTitle')}
        description={t('admin.scores.finishText')}
        confirmLabel={t('admin.scores.finishConfirm')}
        cancelLabel={t('life.keepPlaying')}
      >
        {roundsLeft > 0 ? <p>{t('admin.scores.finishEarly', { count: roundsLeft })}</p> : null}
        <ActFailure act={finish} title={t('admin.failed.finish')} isTap />
      </ConfirmDialog>
    </>
  )
}
