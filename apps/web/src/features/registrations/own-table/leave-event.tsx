import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useDropPlayer } from '../api/leave-event.ts'

type LeaveEventProps = {
  readonly tournamentId: TournamentId
  /** A secret or account id. */
  readonly playerId: string
}

/** Drops from a running event, after confirmation. */
export function LeaveEvent({ tournamentId, playerId }: LeaveEventProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const dropping = useDropPlayer()
  const drop = async () => {
    const reply = await dropping.send({ tournamentId, playerId })
    if (!reply) return
    notify.success({ title: t('registrations.leave.done') })
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="danger"
        className="w-full"
        onClick={() => {
          dropping.clear()
          setOpen(true)
        }}
      >
        {t('registrations.leave.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void drop()}
        title={t('registrations.leave.title')}
        description={t('registrations.leave.text')}
        confirmLabel={t('registrations.leave.action')}
        cancelLabel={t('registrations.leave.keep')}
        closeLabel={t('tournament.close')}
        isDangerous
        isBusy={dropping.isSending}
      >
        <ActFailure act={dropping} title={t('registrations.leave.failed')} isTap />
      </ConfirmDialog>
    </>
  )
}
