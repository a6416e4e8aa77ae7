import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { type Season, type SeasonEvent, shopOfEvent } from '../season-view.ts'

/** What is to come, each with the way to register; people are invited to a final. */
export function ComingEvents({ season }: { readonly season: Season }) {
  const { events, final } = season
  const { t } = useTranslation()
  const titleId = useId()
  const coming = events.filter(
    ({ id, state, code }) => (state === 'coming' || state === 'running') && code !== null && id !== final?.tournamentId,
  )
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <h2 id={titleId} className="text-section">
        {t('seasons.events.coming')}
      </h2>
      {coming.length === 0 ? (
        <p className="text-muted">{t('seasons.events.none')}</p>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface">
          {coming.map((event) => (
            <li key={event.id}>
              <ComingEvent event={event} shop={shopOfEvent(season, event) ?? null} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function ComingEvent({ event, shop }: { readonly event: SeasonEvent; readonly shop: string | null }) {
  const { t } = useTranslation()
  const { fullDateTime } = useFormats()
  const { code, name, startsAt, state, players, maxPlayers } = event
  const free = maxPlayers === null ? null : Math.max(0, maxPlayers - players)
  if (code === null) return null
  return (
    <Link
      to="/tournament/$code"
      params={{ code }}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-ink no-underline hover:bg-sunken"
    >
      <span className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted tabular-nums">
          {startsAt === null ? (
            t('seasons.events.undated')
          ) : (
            <Moment at={startsAt} text={fullDateTime(new Date(startsAt))} />
          )}
          {free === null || free === 0 || state === 'running'
            ? null
            : ` · ${t('seasons.events.seats', { count: free })}`}
          {shop === null ? null : ` · ${shop}`}
        </span>
      </span>
      {state === 'running' ? (
        <Badge tone="slate">{t('seasons.events.running')}</Badge>
      ) : free === 0 ? (
        <Badge tone="amber">{t('seasons.events.full')}</Badge>
      ) : (
        <span className="font-semibold underline">{t('seasons.events.register')}</span>
      )}
    </Link>
  )
}
