import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useCancelRegistration } from '../api/leave-event.ts'
import type { OwnRegistration } from '../api/own-registration.ts'

type CancelDialogProps = {
  readonly own: OwnRegistration
  /** Registering again is not possible any more. */
  readonly isOver: boolean
}

/** Withdraws after confirmation. */
export function CancelDialog({ own, isOver }: CancelDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const cancelling = useCancelRegistration()
  const { tournamentId } = own.registration
  const cancel = async () => {
    const reply = await cancelling.send({ tournamentId, playerId: own.playerId })
    if (!reply) return
    notify.success({ title: t('registrations.own.cancelDone') })
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          cancelling.clear()
          setOpen(true)
        }}
      >
        {t('registrations.own.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void cancel()}
        title={t('registrations.own.cancelTitle')}
        description={t(isOver ? 'registrations.own.cancelTextClosed' : 'registrations.own.cancelText')}
        confirmLabel={t('registrations.own.cancelConfirm')}
        cancelLabel={t('registrations.own.cancelKeep')}
        closeLabel={t('tournament.close')}
        isDangerous
        isBusy={cancelling.isSending}
      >
        <ActFailure act={cancelling} title={t('registrations.own.cancelFailed')} isTap />
      </ConfirmDialog>
    </>
  )
}
