import { FATE_REASON_MAX_LENGTH } from '@tablee/domain/tournaments/life/fate-reason'
import type { SeriesScope } from '@tablee/domain/tournaments/life/series'
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

/** Says who will be notified: a cancelled event does not come back. */
export function CancelEventDialog({ event, isOpen, onClose }: CancelEventDialogProps) {
  const { t } = useTranslation()
  const { act, wish, setWish, reason, setReason, close, confirm } = useCancelling(event, onClose)
  const { name, registered, isOfSeries } = event
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
      isBusy={act.isSending}
    >
      {isOfSeries ? <SeriesScopeField value={wish} onChange={setWish} /> : null}
      <TextArea
        label={t('offers.cancel.reason')}
        hint={t('offers.cancel.reasonHint')}
        rows={3}
        maxLength={FATE_REASON_MAX_LENGTH}
        value={reason}
        onChange={setReason}
      />
      <ActFailure act={act} title={t('offers.cancel.failed')} isTap />
    </ConfirmDialog>
  )
}

/** This date alone, or others of its series with it, each with the reason. */
function useCancelling({ tournamentId }: ComingEvent, onClose: () => void) {
  const { t } = useTranslation()
  const one = useCancelEvent()
  const several = useCancelSeries()
  const report = useSeriesReport()
  const [wish, setWish] = useState<DatesWish>('one')
  const [reason, setReason] = useState('')
  const close = () => {
    one.clear()
    several.clear()
    setWish('one')
    setReason('')
    onClose()
  }
  const cancelOne = async () => {
    const reply = await one.send({ tournamentId, reason })
    if (reply === null) return
    close()
    const description = t('offers.cancel.letters', { count: reply.data.letters })
    notify.success({ title: t('offers.cancel.done'), description })
  }
  const cancelDates = async (scope: SeriesScope) => {
    const reply = await several.send({ tournamentId, scope, reason })
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
  const confirm = () => (wish === 'one' ? cancelOne() : cancelDates(wish))
  return { act: wish === 'one' ? one : several, wish, setWish, reason, setReason, close, confirm }
}
