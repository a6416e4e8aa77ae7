import type { SeriesScope } from '@tablee/domain/tournaments/series'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useSeriesReport } from '../../../forms/series-report.ts'
import { type DatesWish, SeriesScopeField } from '../../../forms/series-scope-field.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { type ComingEvent, useCancelEvent, useCancelSeries } from '../api/event-offers.ts'

type CancelEventDialogProps = { readonly event: ComingEvent; readonly isOpen: boolean; readonly onClose: () => void }

/** Says who is told before anything is: an event that was called off does not come back. */
export function CancelEventDialog({ event, isOpen, onClose }: CancelEventDialogProps) {
  const { t } = useTranslation()
  const cancel = useCancelEvent()
  const cancelOthers = useCancelSeries()
  const report = useSeriesReport()
  const [wish, setWish] = useState<DatesWish>('one')
  const { tournamentId, name, registered, isOfSeries } = event
  const close = () => {
    cancel.clear()
    cancelOthers.clear()
    setWish('one')
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
    const reply = await cancel.send({ tournamentId })
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
      <ActFailure act={wish === 'one' ? cancel : cancelOthers} title={t('offers.cancel.failed')} isTap />
    </ConfirmDialog>
  )
}
