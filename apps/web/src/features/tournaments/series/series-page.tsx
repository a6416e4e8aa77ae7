import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { NotRead } from '../../../acts/asked.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type SeriesDate, useSeriesDates } from '../api/events/series-dates.ts'

type SeriesPageProps = {
  readonly series: string
  /** How to follow it by mail. */
  readonly following: ReactNode
}

/** A recurring event's dates, upcoming first. */
export function SeriesPage({ series, following }: SeriesPageProps) {
  const { t } = useTranslation()
  const query = useSeriesDates(series)
  if (query.isPending) {
    return (
      <div className="grid min-h-60 place-items-center text-muted">
        <Spinner label={t('series.loading')} />
      </div>
    )
  }
  if (!query.data) return <NotRead query={query} title={t('series.failed')} isMain headingLevel={1} />
  const [first] = query.data
  return first === undefined ? <NoSeries /> : <Dates series={series} dates={query.data} following={following} />
}

function NoSeries() {
  const { t } = useTranslation()
  return (
    <EmptyState drawing="none" title={t('series.none')}>
      <p>{t('series.noneHelp')}</p>
    </EmptyState>
  )
}

type DatesProps = SeriesPageProps & { readonly dates: readonly SeriesDate[] }

function Dates({ series, dates, following }: DatesProps) {
  const { t } = useTranslation()
  const coming = dates.filter((date) => !date.isFinished || isAhead(date))
  const past = dates.filter((date) => !coming.includes(date)).toReversed()
  const named = coming[0] ?? past[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h1 className="text-title wrap-anywhere ">{named?.name}</h1>
        <p className="text-muted">{t('series.lead')}</p>
      </header>
      <div className="grid gap-1">
        <a
          href={`/v1/series/${series}/calendar.ics`}
          className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          {t('series.calendar')}
        </a>
        <p className="text-sm text-muted">{t('series.calendarHelp')}</p>
      </div>
      {following}
      <DateList title={t('series.coming')} dates={coming} otherwise={t('series.noneComing')} />
      {past.length === 0 ? null : <DateList title={t('series.past')} dates={past} />}
    </div>
  )
}

/** Cancelled dates stay listed until their day has passed. */
function isAhead({ tournamentDate }: SeriesDate): boolean {
  return Date.parse(tournamentDate ?? '') > Date.now()
}

type DateListProps = { readonly title: string; readonly dates: readonly SeriesDate[]; readonly otherwise?: string }

function DateList({ title, dates, otherwise }: DateListProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-section">
        {title}
      </h2>
      {dates.length === 0 ? <p className="text-muted">{otherwise}</p> : null}
      <ol className="grid divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {dates.map((date) => (
          <li key={date.code}>
            <DateRow date={date} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function DateRow({ date }: { readonly date: SeriesDate }) {
  const { t } = useTranslation()
  const { fullDateTime } = useFormats()
  const { code, name, tournamentDate, location, registeredPlayersCount: registered, maxPlayers: max } = date
  return (
    <Link
      to="/tournament/$code"
      params={{ code }}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-ink no-underline hover:bg-sunken"
    >
      <span className="grid min-w-0">
        <span className="font-semibold tabular-nums">
          {tournamentDate ? <Moment at={tournamentDate} text={fullDateTime(new Date(tournamentDate))} /> : name}
        </span>
        {location ? <span className="text-sm text-muted wrap-anywhere">{location}</span> : null}
      </span>
      {date.isCancelled ? (
        <Badge tone="neutral">{t('series.cancelled')}</Badge>
      ) : (
        <span className="text-muted tabular-nums">
          {max === null
            ? t('home.events.players', { count: registered })
            : t('home.events.playersOfMax', { registered, max })}
        </span>
      )}
    </Link>
  )
}
