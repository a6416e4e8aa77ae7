import { FATE_REASON_MAX_LENGTH } from '@tablee/domain/tournaments/fate-reason'
import type { SeriesScope } from '@tablee/domain/tournaments/series'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useSeriesReport } from '../../../forms/series-report.ts'
import { type DatesWish, SeriesScopeField } from '../../../forms/series-scope-field.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { type ComingEvent, useCancelEvent, useCancelSeries } from '../api/event-offers.ts'

type CancelEventDialogProps = { readonly event: ComingEvent; readonly isOpen: boolean; readonly onClose: () => void }

/** Says who is told before anything is: an event that was called off does not come back. */
export function CancelEventDialog({ event, isOpen, onClose }: CancelEventDialogProps) {
  const { t } = useTranslation()
  const cancel = useCancelEvent()
  const [reason, setReason] = useState('')
  const cancelOthers = useCancelSeries()
  const report = useSeriesReport()
  const [wish, setWish] = useState<DatesWish>('one')
  const { tournamentId, name, registered, isOfSeries } = event
  const close = () => {
    cancel.clear()
    cancelOthers.clear()
    setWish('one')
    setReason('')
    onClose()
  }
  const cancelDates = async (scope: SeriesScope) => {
    const reply = await cancelOthers.send({ tournamentId, scope })
    if (reply === null) return
    close()
    const { dates, left } = report(reply.data)
    const told = t('offers.cancel.letters', { count: reply.data.letters })
    notify.success({
      title: t('series.cancelledDates', { dates }),
      description: left === null ? told : `${left} ${told}`,
      isLasting: left !== null,
    })
  }
  const confirm = async () => {
    if (wish !== 'one') return cancelDates(wish)
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
      isBusy={cancel.isSending || cancelOthers.isSending}
    >
      {isOfSeries ? <SeriesScopeField value={wish} onChange={setWish} /> : null}
      {wish === 'one' ? <ReasonField value={reason} onChange={setReason} /> : null}
      <ActFailure act={wish === 'one' ? cancel : cancelOthers} title={t('offers.cancel.failed')} isTap />
    </ConfirmDialog>
  )
}

type ReasonFieldProps = { readonly value: string; readonly onChange: (reason: string) => void }

/** Why, for those registered and for the page of the event. */
function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { t } = useTranslation()
  return (
    <TextArea
      label={t('offers.cancel.reason')}
      hint={t('offers.cancel.reasonHint')}
      rows={3}
      maxLength={FATE_REASON_MAX_LENGTH}
      value={value}
      onChange={onChange}
    />
  )
}
