import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { NotRead } from '../../../acts/asked.tsx'
import { nearDay } from '../../../language/near-day.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import type { useOwnEvening } from '../api/own/own-evening.ts'
import { useBracketRoundName } from '../tournament-frame/bracket-round-name.ts'
import { useSeatText } from './seat-text.ts'
import { type EveningEntry, entriesOf, isTonight } from './tonight.ts'

type EveningProps = { readonly evening: ReturnType<typeof useOwnEvening> }

/** A page may stay open into the next day. */
const TICK_MS = 60_000

/** What the account plays or runs tonight, else its next event; empty if neither. */
export function Evening({ evening: { query, isOfAccount, isAwaited } }: EveningProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const now = new Date(useNow(TICK_MS))
  if (isAwaited) return <Waiting />
  if (!isOfAccount || query.isPending) return null
  if (!query.data) return <NotRead query={query} title={t('home.evening.failed')} />
  const entries = entriesOf(query.data, now)
  const [first] = entries
  if (!first) return null
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-2 sm:gap-4">
      <h2 id={titleId} className="text-section max-sm:short:sr-only ">
        {t(isTonight(first, now) ? 'home.evening.title' : 'home.evening.next')}
      </h2>
      <ul aria-labelledby={titleId} className="grid grid-cols-1 gap-2 sm:gap-3 md:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li key={`${entry.as} ${entry.id}`} className="group grid grid-cols-1">
            <EntryCard entry={entry} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('home.evening.loading')} className="grid gap-2 sm:gap-4">
      <Skeleton className="h-7 w-40 max-sm:short:hidden sm:h-8" />
      <Skeleton className="h-28 rounded-card md:w-1/2 lg:w-1/3" />
    </div>
  )
}

/** To the table, the registration or the administration. */
function wayTo({ as, type, isStarted }: EveningEntry) {
  if (as === 'player') return isStarted ? '/tournament/$code/player' : '/tournament/$code'
  return type === 'quick' ? '/tournament/$code/admin' : '/tournament/$code/admin-advanced'
}

function nextAct(entry: EveningEntry) {
  if (entry.as === 'player') return entry.isStarted ? 'table' : 'registration'
  if (!entry.isStarted) return 'prepare'
  return entry.openTables > 0 ? 'results' : 'goOn'
}

type EntryCardProps = { readonly entry: EveningEntry; readonly now: Date }

/** The whole card is a link. */
function EntryCard({ entry, now }: EntryCardProps) {
  const { t } = useTranslation()
  const bracketRoundName = useBracketRoundName()
  const { name, code, isStarted, currentRound, bracketPlaces } = entry
  return (
    <Link
      to={wayTo(entry)}
      params={{ code }}
      className="flex flex-col gap-1 rounded-card border border-control bg-surface px-4 py-3 text-ink no-underline hover:bg-sunken max-sm:group-not-first:py-2 sm:gap-2 sm:p-4"
    >
      <span className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-lg leading-snug font-semibold wrap-anywhere max-sm:line-clamp-2 max-sm:group-not-first:line-clamp-1 large-text:line-clamp-none! large-text:group-not-first:line-clamp-none!">
          {name}
        </h3>
        {isStarted ? (
          <Badge tone="felt" className="shrink-0">
            {bracketPlaces === null
              ? t('admin.scores.roundName', { round: currentRound })
              : bracketRoundName(bracketPlaces)}
          </Badge>
        ) : null}
      </span>
      <State entry={entry} now={now} />
      {/* On a phone only the first entry takes room: visitors also come to join or open a table. */}
      <span className="mt-auto inline-flex items-center gap-1 font-semibold text-felt max-sm:group-not-first:hidden">
        {t(`home.evening.acts.${nextAct(entry)}`)}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </span>
    </Link>
  )
}

function State({ entry, now }: EntryCardProps) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const seatText = useSeatText()
  const beginning = useBeginning(now)
  if (entry.as === 'player') {
    if (entry.seat) return <Line isMain>{seatText(entry.seat)}</Line>
    if (entry.isStarted) return <Line>{t('home.evening.noSeat')}</Line>
    const { status, waitingPosition } = entry
    const standing = status === 'pending' && waitingPosition !== null ? 'waiting' : status
    return (
      <>
        <Line>{beginning(entry)}</Line>
        <Line>{t(`registrations.mine.status.${standing}`, { place: ordinal(waitingPosition ?? 0) })}</Line>
      </>
    )
  }
  if (!entry.isStarted) {
    const players = t('home.events.players', { count: entry.registeredPlayersCount })
    return <Line>{[beginning(entry), players].filter((part) => part !== null).join(' · ')}</Line>
  }
  return (
    <Line>
      {entry.openTables > 0 ? t('admin.scores.toEnter', { count: entry.openTables }) : t('home.evening.allIn')}
    </Line>
  )
}

function useBeginning(now: Date) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  return ({ tournamentDate }: EveningEntry) => {
    if (tournamentDate === null) return null
    const start = new Date(tournamentDate)
    const near = nearDay(start, now)
    return near ? t(`home.events.near.${near}`, { date: dateTime(start) }) : dateTime(start)
  }
}

type LineProps = { readonly isMain?: boolean; readonly children: string | null }

function Line({ isMain = false, children }: LineProps) {
  const look = isMain ? 'font-semibold text-ink' : 'text-muted'
  return (
    <span
      className={`tabular-nums wrap-anywhere max-sm:group-not-first:truncate max-sm:group-not-first:text-sm ${look}`}
    >
      {children}
    </span>
  )
}
