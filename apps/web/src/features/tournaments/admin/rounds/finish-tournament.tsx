import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { useFinishTournament } from '../../api/finish-tournament.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'

type FinishTournamentProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly isEnabled: boolean
  /** It is what comes next. */
  readonly isMain: boolean
  /** The id of what says why it is not enabled. */
  readonly note: string
  readonly onFinished: () => void
}

/** The end, after a question. */
export function FinishTournament({ tournament, access, isEnabled, isMain, note, onFinished }: FinishTournamentProps) {
  const { t } = useTranslation()
  const finish = useFinishTournament(access)
  const [isAsking, setIsAsking] = useState(false)
  const roundsLeft = Math.max(0, roundsToPlay(tournament) - currentRound(tournament))
  const close = () => {
    setIsAsking(false)
    finish.clear()
  }
  const confirm = async () => {
    const reply = await finish.send({})
    if (reply === null) return
    setIsAsking(false)
    onFinished()
    notify.success({ title: t('admin.scores.finished') })
  }
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        className={isMain ? 'min-h-12' : ''}
        disabled={!isEnabled}
        aria-describedby={note}
        onClick={() => setIsAsking(true)}
      >
        {t('admin.scores.finish')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('admin.scores.finishTitle')}
        description={t('admin.scores.finishText')}
        confirmLabel={t('admin.scores.finishConfirm')}
        cancelLabel={t('life.keepPlaying')}
        closeLabel={t('tournament.close')}
        isBusy={finish.isSending}
      >
        {roundsLeft > 0 ? <p>{t('admin.scores.finishEarly', { count: roundsLeft })}</p> : null}
        <ActFailure act={finish} title={t('admin.failed.finish')} isTap />
      </ConfirmDialog>
    </>
  )
}
