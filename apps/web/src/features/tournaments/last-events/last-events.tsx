import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFailureText } from '../../../transport/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type AnnouncedEvent, useLastAdvancedEvents } from '../api/last-advanced-events.ts'
import { EventCard } from './event-card.tsx'

/** The events announced last; nothing at all when there are none. */
export function LastEvents() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const titleId = useId()
  const events = useLastAdvancedEvents()
  if (events.data?.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">
        {t('home.events.title')}
      </h2>
      <div className="mt-4">
        {events.data ? (
          <EventGrid events={events.data} />
        ) : events.isError && !events.isFetching ? (
          <Notice
            tone="error"
            title={t('home.events.failed')}
            action={
              <Button variant="secondary" className="mt-1 justify-self-start" onClick={() => void events.refetch()}>
                {t('shell.retry')}
              </Button>
            }
          >
            {failureText(events.error)}
          </Notice>
        ) : (
          <div className="grid min-h-32 place-items-center text-muted">
            <Spinner label={t('home.events.loading')} />
          </div>
        )}
      </div>
    </section>
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
