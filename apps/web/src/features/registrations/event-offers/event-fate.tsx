import { useId, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { May } from '../../../acts/acting-as.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { type ComingEvent, useWithdrawOffer } from '../api/event-offers.ts'
import { CancelEventDialog } from './cancel-event-dialog.tsx'
import { OfferForm } from './offer-form.tsx'

type EventFateProps = {
  readonly event: ComingEvent
  /** Elsewhere the page names the event. */
  readonly isNamed?: boolean
}

/** Its offer, and the two ways out. */
export function EventFate({ event, isNamed = true }: EventFateProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const titleId = useId()
  const [isOffering, setOffering] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const isOpen = event.offer?.state === 'open'
  return (
    <fieldset aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <div className={isNamed ? 'grid gap-0.5' : 'sr-only'}>
        <h4 id={titleId} className="text-base font-semibold wrap-anywhere">
          {event.name}
        </h4>
        <p className="text-muted tabular-nums">
          {`${dateTime(new Date(event.tournamentDate))} · ${t('offers.coming.registered', { count: event.registered })}`}
        </p>
      </div>
      <MadeOffer event={event} />
      {isOffering ? (
        <OfferForm event={event} onClose={() => setOffering(false)} />
      ) : (
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          <May act="offer-event">
            <Button variant="secondary" onClick={() => setOffering(true)}>
              {t(isOpen ? 'offers.give.again' : 'offers.give.action')}
            </Button>
          </May>
          <May act="cancel-tournament">
            <Button variant="danger" onClick={() => setCancelling(true)}>
              {t('offers.cancel.action')}
            </Button>
          </May>
        </div>
      )}
      <CancelEventDialog event={event} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </fieldset>
  )
}

function MadeOffer({ event: { tournamentId, offer } }: { readonly event: ComingEvent }) {
  const { t } = useTranslation()
  const { fullDateTime } = useFormats()
  const withdraw = useWithdrawOffer()
  if (offer === null) return null
  const { email, state, expiresAt } = offer
  const take = async () => {
    if ((await withdraw.send({ tournamentId })) !== null) notify.success({ title: t('offers.give.withdrawn') })
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold wrap-anywhere">
        {t(`offers.give.${state}`, { email, date: fullDateTime(new Date(expiresAt)) })}
      </p>
      <ActFailure act={withdraw} title={t('offers.give.withdrawFailed')} isTap />
      {state === 'open' ? (
        <May act="offer-event">
          <Button variant="quiet" isBusy={withdraw.isSending} onClick={() => void take()}>
            {t('offers.give.withdraw')}
          </Button>
        </May>
      ) : null}
    </div>
  )
}
