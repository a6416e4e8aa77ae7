import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useId } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { OwnEvening, SeatNow, useOwnEvening } from '../api/own/own-evening.ts'
import { type RecentTournament, useRecentTournaments } from '../api/own/recent-tournaments.ts'
import { useSeatText } from '../evening/seat-text.ts'
import { entriesOf } from '../evening/tonight.ts'
import { useBracketRoundName } from '../tournament-frame/bracket-round-name.ts'

type RecentTournamentsProps = {
  /** Shown above, with some of them. */
  readonly evening: ReturnType<typeof useOwnEvening>
}

/** Links to what this device runs or plays in; empty without any. */
export function RecentTournaments({ evening }: RecentTournamentsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const own = evening.query.data
  const shownAbove = own ? entriesOf(own, new Date()).map(({ id }) => id) : []
  const { query, hasSaved, isFromDevice, active } = useRecentTournaments(shownAbove)
  // Avoid moving content once it is shown.
  if (!hasSaved || evening.isAwaited || (active.length === 0 && query.data !== undefined)) return null
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-2 sm:gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-section max-sm:short:sr-only ">
          {t('home.recent.title')}
        </h2>
        {/* On a short screen joining and creating come first. */}
        <p className={classNames('text-muted max-sm:text-sm', !isFromDevice && 'max-sm:short:sr-only')}>
          {t(isFromDevice ? 'home.recent.offline' : 'home.recent.lead')}
        </p>
      </div>
      <Asked
        query={query}
        waiting={<Loading />}
        title={t('home.recent.failed')}
        otherwise={t('defaults.questions.saved')}
      >
        {() => <ActiveGroup tournaments={active} seats={own?.seats ?? []} />}
      </Asked>
    </section>
  )
}

/** What this device last ran or played in, once over. */
export function FinishedTournaments() {
  const { t } = useTranslation()
  const titleId = useId()
  const { completed } = useRecentTournaments()
  if (completed.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <h2 id={titleId} className="text-section">
        {t('home.recent.completed')}
      </h2>
      <Cards titleId={titleId} tournaments={completed} />
    </section>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-28 place-items-center text-muted">
      <Spinner label={t('home.recent.loading')} />
    </div>
  )
}

function ActiveGroup({ tournaments, seats }: Omit<CardsProps, 'titleId'>) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 id={titleId} className="text-base font-semibold max-sm:sr-only">
        {t('home.recent.active')}
      </h3>
      <Cards titleId={titleId} tournaments={tournaments} seats={seats} />
    </div>
  )
}

type CardsProps = {
  readonly titleId: string
  readonly tournaments: readonly RecentTournament[]
  readonly seats?: OwnEvening['seats'] | undefined
}

function Cards({ titleId, tournaments, seats = [] }: CardsProps) {
  return (
    <ul aria-labelledby={titleId} className="grid grid-cols-1 gap-2 sm:gap-3 md:grid-cols-2 lg:grid-cols-3">
      {tournaments.map((tournament) => (
        <li key={tournament.$id} className="grid grid-cols-1">
          <RecentCard
            tournament={tournament}
            seat={seats.find(({ tournamentId }) => tournamentId === tournament.$id)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Organizers return to administration, players to their table; afterwards everyone to the result. */
function wayBack({ isFinished, role, type }: RecentTournament) {
  if (isFinished) return '/tournament/$code'
  if (role === 'player') return '/tournament/$code/player'
  return type === 'quick' ? '/tournament/$code/admin' : '/tournament/$code/admin-advanced'
}

type RecentCardProps = { readonly tournament: RecentTournament; readonly seat: SeatNow | undefined }

function RecentCard({ tournament, seat }: RecentCardProps) {
  const { t } = useTranslation()
  const { code, name, isStarted, isFinished, isCancelled, currentRound, bracketPlaces, helping, role } = tournament
  const { registeredPlayersCount: count } = tournament
  const bracketRoundName = useBracketRoundName()
  const seatText = useSeatText()
  const round =
    bracketPlaces === null ? t('home.recent.round', { round: currentRound }) : bracketRoundName(bracketPlaces)
  return (
    <Link
      to={wayBack(tournament)}
      params={{ code }}
      className="flex flex-col justify-center gap-x-2 gap-y-0.5 rounded-card border border-line bg-surface px-4 py-2 max-sm:short:py-1 text-ink sm:gap-2 sm:p-4 no-underline hover:border-control hover:bg-sunken"
    >
      <span className="flex items-baseline justify-between gap-3">
        <h4 className="min-w-0 text-lg font-semibold leading-snug max-sm:truncate sm:wrap-anywhere">{name}</h4>
        {isFinished ? (
          <Badge className="shrink-0">{t(isCancelled ? 'tournament.stats.cancelled' : 'home.recent.finished')}</Badge>
        ) : (
          <Badge tone={isStarted ? 'felt' : 'amber'} className="shrink-0">
            {isStarted ? round : t('tournament.stats.waiting')}
          </Badge>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted tabular-nums max-sm:text-sm sm:mt-auto">
        {/* Replaces the code, so that nothing grows. */}
        {seat && role === 'player' && !isFinished ? (
          <span className="min-w-0 font-semibold text-ink max-sm:truncate">{seatText(seat)}</span>
        ) : (
          <span>{t('home.recent.code', { code })}</span>
        )}
        {helping ? <span>{t(helping.ended ? 'staff.ended.mark' : `staff.roles.${helping.role}`)}</span> : null}
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden="true" className="size-4 shrink-0" />
          {t('home.events.players', { count })}
        </span>
      </span>
    </Link>
  )
}
