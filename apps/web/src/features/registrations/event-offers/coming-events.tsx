import { ActingAs } from '../../../acts/acting-as.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { type ComingEvent, useEventOffers } from '../api/event-offers.ts'
import { EventFate } from './event-fate.tsx'

export function ComingEvents() {
  // Queried here: a result passed down only rerenders for what the parent reads of it.
  const query = useEventOffers()
  const { t } = useTranslation()
  const waiting = (
    <div className="grid min-h-24 place-items-center text-muted">
      <Spinner label={t('offers.coming.loading')} />
    </div>
  )
  return (
    <Asked query={query} waiting={waiting} title={t('offers.coming.failed')}>
      {({ coming }) => <EventFates coming={coming} />}
    </Asked>
  )
}

function EventFates({ coming }: { readonly coming: readonly ComingEvent[] }) {
  const { t } = useTranslation()
  if (coming.length === 0) return null
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('offers.coming.title')}</h3>
      <p>{t('offers.coming.intro')}</p>
      <p role="status" className="font-semibold tabular-nums">
        {t('offers.coming.left', { count: coming.length })}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {coming.map((event) => (
          <li key={event.tournamentId} className="grid gap-3 rounded-control border border-line p-4">
            {/* Only an organizer may hand over or cancel. */}
            <ActingAs who="organizer">
              <EventFate event={event} />
            </ActingAs>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One event, on its administration screen; empty once it is over. */
export function FateOfEvent({ tournamentId }: { readonly tournamentId: string }) {
  const { data } = useEventOffers()
  const { t } = useTranslation()
  const event = data?.coming.find((each) => each.tournamentId === tournamentId)
  if (!event) return null
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-section">{t('offers.fate.title')}</h2>
      <p className="text-muted">{t('offers.fate.text')}</p>
      <EventFate event={event} isNamed={false} />
    </section>
  )
}
