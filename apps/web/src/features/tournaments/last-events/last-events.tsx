import { useId } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { type AnnouncedEvent, useLastAdvancedEvents } from '../api/last-advanced-events.ts'
import { EventCard } from './event-card.tsx'

/** The announced events to come, by date; nothing at all when there are none. */
export function LastEvents() {
  const { t } = useTranslation()
  const titleId = useId()
  const events = useLastAdvancedEvents()
  if (events.data?.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">
        {t('home.events.title')}
      </h2>
      <div className="mt-4">
        <Asked query={events} waiting={<EventsOnTheirWay />} title={t('home.events.failed')}>
          {(announced) => <EventGrid events={announced} />}
        </Asked>
      </div>
    </section>
  )
}

function EventsOnTheirWay() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-32 place-items-center text-muted">
      <Spinner label={t('home.events.loading')} />
    </div>
  )
}

function EventGrid({ events }: { events: readonly AnnouncedEvent[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {events.map((event) => (
        <li key={event.id} className="grid">
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}
