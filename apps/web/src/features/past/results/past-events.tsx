import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Moment } from '../../../ui/moment.tsx'
import type { PastEvent } from '../api/past-view.ts'
import { MoreButton } from './more-button.tsx'
import { Record } from './record.tsx'
import { usePlayedNames } from './use-played-names.ts'

type PastEventsProps = {
  readonly events: readonly PastEvent[]
  readonly count: number
  /** How many the next tap shows. */
  readonly step: number
  readonly isBusy: boolean
  readonly onMore: () => void
}

/** Latest first; each that is still there leads to its page. */
export function PastEvents({ events, count, step, isBusy, onMore }: PastEventsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const left = Math.min(step, count - events.length)
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {t('past.events.title')}
      </h2>
      <p className="text-sm text-muted">{t('past.recordNote')}</p>
      <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface">
        {events.map((event) => (
          <li key={event.id}>
            <EventLine event={event} />
          </li>
        ))}
      </ol>
      <MoreButton label={left > 0 ? t('past.events.more', { count: left }) : null} isBusy={isBusy} onMore={onMore} />
    </section>
  )
}

const LINE = 'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5'

function EventLine({ event }: { readonly event: PastEvent }) {
  const { t } = useTranslation()
  const { code } = event
  if (code !== null)
    return (
      <Link to="/tournament/$code" params={{ code }} className={`${LINE} text-ink no-underline hover:bg-sunken`}>
        <EventFacts event={event} />
      </Link>
    )
  return (
    <div className={LINE} title={t('past.events.gone')}>
      <EventFacts event={event} />
      <span className="w-full text-sm text-muted">{t('past.events.gone')}</span>
    </div>
  )
}

function EventFacts({ event }: { readonly event: PastEvent }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const { gameName, formatName } = usePlayedNames()
  const { name, code, playedAt, gameType, place, attendance, deck } = event
  const format = formatName(event)
  const of = [gameName(gameType), ...(format === null ? [] : [format]), ...(deck === null ? [] : [deck])]
  return (
    <>
      <span className="grid min-w-0 grow basis-60">
        <span className={`font-semibold wrap-anywhere ${code === null ? '' : 'underline'}`}>{name}</span>
        <span className="text-sm wrap-anywhere text-muted">
          <Moment at={playedAt} text={date(new Date(playedAt))} />
          {` · ${of.join(' · ')}`}
        </span>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <span className="tabular-nums">
          {place === null
            ? t('past.events.noPlace', { count: attendance })
            : t('past.events.place', { place, count: attendance })}
        </span>
        <Record {...event} />
      </span>
    </>
  )
}
