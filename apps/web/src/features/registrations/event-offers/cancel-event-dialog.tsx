import { FATE_REASON_MAX_LENGTH } from '@tablee/domain/tournaments/fate-reason'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { type ComingEvent, useCancelEvent } from '../api/event-offers.ts'

type CancelEventDialogProps = { readonly event: ComingEvent; readonly isOpen: boolean; readonly onClose: () => void }

/** Says who is told before anything is: an event that was called off does not come back. */
export function CancelEventDialog({ event, isOpen, onClose }: CancelEventDialogProps) {
  const { t } = useTranslation()
  const cancel = useCancelEvent()
  const [reason, setReason] = useState('')
  const { tournamentId, name, registered } = event
  const close = () => {
    cancel.clear()
    setReason('')
    onClose()
  }
  const confirm = async () => {
    const reply = await cancel.send({ tournamentId, reason })
    if (reply === null) return
    close()
    notify.success({
      title: t('offers.cancel.done'),
      description: t('offers.cancel.letters', { count: reply.data.letters }),
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void confirm()}
      title={t('offers.cancel.question', { name })}
      description={t('offers.cancel.told', { count: registered })}
      confirmLabel={t('offers.cancel.confirm')}
      cancelLabel={t('offers.cancel.keep')}
      closeLabel={t('offers.close')}
      isDangerous
      isBusy={cancel.isSending}
    >
      <TextArea
        label={t('offers.cancel.reason')}
        hint={t('offers.cancel.reasonHint')}
        rows={3}
        maxLength={FATE_REASON_MAX_LENGTH}
        value={reason}
        onChange={setReason}
      />
      <ActFailure act={cancel} title={t('offers.cancel.failed')} isTap />
    </ConfirmDialog>
  )
}
