import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { Link } from '@tanstack/react-router'
import { CalendarDays, MapPin, Users } from 'lucide-react'
import { Asked, NotRead } from '../../../acts/asked.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useIsSearchFilling } from '../../../transport/product-info.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import {
  type FoundTournament,
  MOST_COUNTED,
  orderOf,
  type useTournamentSearch,
} from '../api/search/search-tournaments.ts'
import { SEARCH_ORDERS } from '../api/search/tournament-search.ts'
import { GameMark } from '../game-mark/game-mark.tsx'
import { useBracketRoundName } from '../tournament-frame/bracket-round-name.ts'
import { LockMark } from '../tournament-frame/lock-mark.tsx'
import { ChoiceChip } from './choice-chip.tsx'
import type { NextSteps } from './nothing-found.tsx'

// Only needed without results.
const nothingFound = later(async () => (await import('./nothing-found.tsx')).NothingFound)
// Below what was found.
const followSearch = later(async () => (await import('./follow-search.tsx')).FollowSearch)

type MoreProps = { readonly results: ReturnType<typeof useTournamentSearch> }
type ResultsProps = MoreProps & NextSteps

/** In the chosen order; more on demand. */
export function SearchResults({ results, ...steps }: ResultsProps) {
  const { t } = useTranslation()
  const { search, near } = steps
  const around = near.state.kind === 'on' ? near.state.around : null
  const otherwise = t('defaults.questions.search')
  const title = (why: string) => {
    const isTooMuch = results.error instanceof RefusedError && results.error.status === TOO_BROAD
    if (isTooMuch && orderOf({ search, around }) === 'distance') return t('home.search.tooManyToOrder')
    return why === otherwise ? t('failures.generic') : t('home.search.failed', { message: why })
  }
  const failure = { title, otherwise }
  return (
    <div aria-busy={results.isFetching} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <HowMany results={results} />
        {(results.data?.pages[0]?.found.length ?? 0) > 1 ? <Order {...steps} /> : null}
      </div>
      <Asked query={results} waiting={<Searching />} {...failure}>
        {({ pages }) => (
          <>
            <StillFilling />
            <Found found={pages.flatMap((page) => page.found)} {...steps} />
            {results.isError ? (
              <NotRead query={{ ...results, refetch: () => results.fetchNextPage() }} {...failure} />
            ) : (
              <More results={results} />
            )}
            <followSearch.Component search={steps.search} />
          </>
        )}
      </Asked>
    </div>
  )
}

/** The protocol's answer to a query that is too broad. */
const TOO_BROAD = 400

/** "198 tournois", and how many are shown. */
function HowMany({ results }: MoreProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const pages = results.data?.pages ?? []
  const shown = pages.reduce((count, { found }) => count + found.length, 0)
  // Covers older servers and new announcements.
  const count = Math.max(pages[0]?.total ?? 0, shown)
  const all =
    count < MOST_COUNTED ? t('home.search.total', { count }) : t('home.search.totalAtLeast', { most: number(count) })
  const text = shown === count ? all : t('home.search.shownOf', { shown: number(shown), total: all })
  return (
    <p role="status" className="text-muted tabular-nums">
      {shown > 0 ? text : ''}
    </p>
  )
}

/** Soonest, nearest, or A to Z. */
function Order({ search, near, onSearch }: NextSteps) {
  const { t } = useTranslation()
  const around = near.state.kind === 'on' ? near.state.around : null
  const possible = SEARCH_ORDERS.filter((order) => order !== 'distance' || around !== null)
  const options = ['soonest' as const, ...possible].map((value) => ({ value, label: t(`home.search.orders.${value}`) }))
  return (
    <ChoiceChip
      label={t('home.search.orders.label')}
      options={options}
      chosen={orderOf({ search, around })}
      onChoose={(chosen) => {
        const { order: _before, ...rest } = search
        onSearch(chosen === undefined || chosen === 'soonest' ? rest : { ...rest, order: chosen })
      }}
    />
  )
}

/** An incomplete list must not look complete. */
function StillFilling() {
  const { t } = useTranslation()
  return useIsSearchFilling() ? (
    <p role="status" className="text-muted">
      {t('home.search.filling')}
    </p>
  ) : null
}

/** What stands below is out of sight until it has its place. */
function Searching() {
  const { t } = useTranslation()
  return (
    <div className="min-h-[70svh]">
      <div className="grid min-h-24 place-items-center text-muted">
        <Spinner label={t('home.join.searching')} />
      </div>
    </div>
  )
}

function More({ results }: MoreProps) {
  const { t } = useTranslation()
  if (!results.hasNextPage) return null
  return (
    <Button variant="secondary" isWide isBusy={results.isFetchingNextPage} onClick={() => void results.fetchNextPage()}>
      {t('home.search.more')}
    </Button>
  )
}

function Found({ found, ...steps }: NextSteps & { found: readonly FoundTournament[] }) {
  const { t } = useTranslation()
  if (found.length > 0) return <FoundList found={found} />
  return (
    <EmptyState
      drawing="nothingFound"
      headingLevel={3}
      title={t('home.search.none')}
      action={<nothingFound.Component {...steps} />}
    >
      {steps.near.state.kind === 'on' ? t('places.near.noneHelp') : t('home.search.noneHelp')}
    </EmptyState>
  )
}

export function FoundList({ found }: { found: readonly FoundTournament[] }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('home.search.results')} className="grid gap-2">
      {found.map((tournament) => (
        <li key={tournament.$id} className="grid">
          <ResultCard tournament={tournament} />
        </li>
      ))}
    </ul>
  )
}

function ResultCard({ tournament }: { tournament: FoundTournament }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { code, name, hasPassword, gameType, location, tournamentDate, registeredPlayersCount: count } = tournament
  const game = GAMES.find((each) => each === gameType)
  return (
    <Link
      to="/tournament/$code"
      params={{ code }}
      className="grid gap-2 rounded-card border border-line px-4 py-3 text-ink no-underline hover:border-control hover:bg-sunken"
    >
      {/* On a phone the code is below the name, which needs the width. */}
      <span className="flex flex-wrap items-start gap-x-3 gap-y-1">
        {game ? <GameMark game={game} className="mt-0.5 size-7 shrink-0" /> : null}
        <span className="min-w-0 flex-1 max-sm:basis-[calc(100%-2.5rem)]">
          <h3 className="text-lg leading-snug wrap-anywhere">{name}</h3>
        </span>
        {hasPassword ? <LockMark /> : null}
        <span className="shrink-0 font-bold tracking-wider tabular-nums">{code}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-muted">
        <StateBadge tournament={tournament} />
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <Users aria-hidden="true" className="size-4 shrink-0" />
          {t('home.events.players', { count })}
        </span>
        <FreeSeats tournament={tournament} />
        {tournamentDate === null ? null : (
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
            <time dateTime={tournamentDate}>{formats.dateTime(new Date(tournamentDate))}</time>
          </span>
        )}
        {location ? (
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span className="flex min-w-0 flex-wrap gap-x-1.5">
              <span className="min-w-0 wrap-anywhere">{location}</span>
              <Distance tournament={tournament} />
            </span>
          </span>
        ) : null}
      </span>
    </Link>
  )
}

/** The position is accurate to about five kilometres. */
const NEAR_KM = 5

function Distance({ tournament: { distanceKm: km } }: { tournament: FoundTournament }) {
  const { t } = useTranslation()
  if (km === undefined || km === null) return null
  const text = km < NEAR_KM ? t('places.near.close', { km: NEAR_KM }) : t('places.near.distance', { km })
  return <span className="shrink-0 font-semibold whitespace-nowrap text-ink">{text}</span>
}

/** Until the start, if limited. */
function FreeSeats({ tournament }: { tournament: FoundTournament }) {
  const { t } = useTranslation()
  const { isStarted, isFinished, isCancelled, maxPlayers, registeredPlayersCount } = tournament
  if (isStarted || isFinished || isCancelled || maxPlayers === null) return null
  const count = maxPlayers - registeredPlayersCount
  return (
    <span className="tabular-nums">{count > 0 ? t('home.search.seatsFree', { count }) : t('home.search.full')}</span>
  )
}

function StateBadge({ tournament }: { tournament: FoundTournament }) {
  const { t } = useTranslation()
  const bracketRoundName = useBracketRoundName()
  const { isStarted, isFinished, isCancelled, currentRound: round, bracketPlaces } = tournament
  if (isCancelled) return <Badge>{t('tournament.stats.cancelled')}</Badge>
  if (isFinished) return <Badge>{t('tournament.stats.finished')}</Badge>
  if (isStarted) {
    const running =
      bracketPlaces === null
        ? t('home.search.running', { round })
        : t('home.search.runningIn', { name: bracketRoundName(bracketPlaces) })
    return <Badge tone="felt">{running}</Badge>
  }
  return <Badge tone="amber">{t('home.search.waiting')}</Badge>
}
