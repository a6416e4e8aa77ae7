import { MOST_EVENTS } from '@tablee/contract/tournaments/questions/get-last-advanced-event'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { startOfLocalDay } from '../../../language/near-day.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useNow } from '../../../ui/use-now.ts'
import { type AnnouncedEvent, useLastAdvancedEvents } from '../api/events/last-advanced-events.ts'
import { dayAndTimeOf } from '../creation-card/moment-text.ts'
import { EventCard } from './event-card.tsx'

/** By date; empty without any. */
export function LastEvents() {
  const { t } = useTranslation()
  const titleId = useId()
  const events = useLastAdvancedEvents()
  const now = useNow(TICK_MS)
  // The server chose by the day of France, and does not know this device's.
  const isHydrated = useHydrated()
  const shown = (announced: readonly AnnouncedEvent[]) => (isHydrated ? toCome(announced, now) : announced)
  if (events.data && shown(events.data).length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-section">
        {t('home.events.title')}
      </h2>
      <div className="mt-4">
        <Asked query={events} waiting={<EventsOnTheirWay />} title={t('home.events.failed')}>
          {(announced) => <EventGrid events={shown(announced)} now={now} />}
        </Asked>
      </div>
    </section>
  )
}

/** A page may stay open for days. */
const TICK_MS = 60_000

/** Beginning today or later, or still being played. */
function toCome(events: readonly AnnouncedEvent[], now: number): readonly AnnouncedEvent[] {
  const today = startOfLocalDay(new Date(now)).getTime()
  return events.filter(({ isStarted, tournamentDate }) => isStarted || Date.parse(tournamentDate) >= today)
}

function EventsOnTheirWay() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-32 place-items-center text-muted">
      <Spinner label={t('home.events.loading')} />
    </div>
  )
}

type EventGridProps = { readonly events: readonly AnnouncedEvent[]; readonly now: number }

function EventGrid({ events, now }: EventGridProps) {
  const { t } = useTranslation()
  const today = new Date(now)
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {events.map((event) => (
          <li key={event.id} className="grid">
            <EventCard event={event} now={today} />
          </li>
        ))}
      </ul>
      {events.length < MOST_EVENTS ? null : (
        <p className="mt-4">
          <Link
            to="/"
            search={{ from: dayAndTimeOf(today.toISOString()).day }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('home.events.more')}
          </Link>
        </p>
      )}
    </>
  )
}
