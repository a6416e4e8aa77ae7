import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { NotRead } from '../../../acts/asked.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { type ReceivedOffer, useAcceptOffer, useDeclineOffer, useEventOffers } from '../api/event-offers.ts'

export function ReceivedOffers() {
  const { t } = useTranslation()
  const titleId = useId()
  const query = useEventOffers()
  const { data } = query
  if (!data && query.isError) return <NotRead query={query} title={t('offers.received.listFailed')} />
  if (!data || data.received.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-section">
        {t('offers.received.title')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        {data.received.map((offer) => (
          <OfferCard key={offer.tournamentId} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

function OfferCard({ offer }: { readonly offer: ReceivedOffer }) {
  const { t } = useTranslation()
  const { dateTime, fullDateTime } = useFormats()
  const titleId = useId()
  const [accept, decline] = [useAcceptOffer(), useDeclineOffer()]
  const { tournamentId, name, from, tournamentDate, location, expiresAt } = offer
  const date = fullDateTime(new Date(expiresAt))
  const take = async () => {
    if ((await accept.send({ tournamentId })) !== null) notify.success({ title: t('offers.received.accepted') })
  }
  const leave = async () => {
    if ((await decline.send({ tournamentId })) !== null) notify.success({ title: t('offers.received.declined') })
  }
  return (
    <Card as="li" aria-labelledby={titleId} className="grid content-start gap-3">
      <div className="grid gap-0.5">
        <h3 id={titleId} className="text-lg leading-snug wrap-anywhere">
          {name}
        </h3>
        <p className="text-muted tabular-nums wrap-anywhere">
          {[dateTime(new Date(tournamentDate)), location].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="wrap-anywhere">
        {from === '' ? t('offers.received.fromSomebody', { date }) : t('offers.received.from', { name: from, date })}
      </p>
      <p className="text-muted">{t('offers.received.after')}</p>
      <ActFailure act={accept} title={t('offers.received.failed')} isTap />
      <ActFailure act={decline} title={t('offers.received.failed')} isTap />
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-end">
        <Button variant="felt" isBusy={accept.isSending} onClick={() => void take()}>
          {t('offers.received.accept')}
        </Button>
        <Button variant="secondary" isBusy={decline.isSending} onClick={() => void leave()}>
          {t('offers.received.decline')}
        </Button>
      </div>
    </Card>
  )
}
