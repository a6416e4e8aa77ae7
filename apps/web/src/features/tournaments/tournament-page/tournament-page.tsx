import { isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useKeptWatch } from '../api/own/kept-tournaments.ts'
import { useOwnRoles } from '../api/own/own-roles.ts'
import { DeskAwayNote } from '../desk-away/desk-away-note.tsx'
import { DraftOnPage } from '../draft/draft-on-page.tsx'
import { JournalLink } from '../journal/journal-link.tsx'
import { ResultNews } from '../match-view/result-news.tsx'
import { ReportPage } from '../report-page/report-page.tsx'
import { RestartedNotice } from '../restart/restarted-notice.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import type { BeforeStartProps, EnteringProps } from './before-start.tsx'
import { EventEntry } from './event-entry.tsx'
import type { EventPlaces } from './event-places.ts'
import { JoinedTooLate } from './joined-too-late.tsx'
import type { OwnLineProps } from './own-line.tsx'
import { PlayedSections } from './played-sections.tsx'
import { RoundsSection } from './rounds-section.tsx'
import { TitleAndState } from './title-and-state.tsx'
import { useSeatWait } from './use-seat-wait.ts'

/** Most pages are opened from round 1 on, and need none of it; `bringFirstParts` waits for it where it is shown first. */
export const beforeStart = later<BeforeStartProps>(async () => (await import('./before-start.tsx')).BeforeStart)

/** Of those who play. */
export const ownLine = later<OwnLineProps>(async () => (await import('./own-line.tsx')).OwnLine)

type TournamentPageProps = {
  readonly code: string
  readonly event: EventPlaces
  /** The code of the team whose link was opened. */
  readonly invitedTo?: string | null
  /** This device has become a player. */
  readonly onJoined: () => void
}

export function TournamentPage({ code, event, invitedTo = null, onJoined }: TournamentPageProps) {
  return (
    <TournamentGate code={code}>
      {({ tournament }) => <TournamentView {...{ tournament, event, invitedTo, onJoined }} />}
    </TournamentGate>
  )
}

type TournamentViewProps = Omit<TournamentPageProps, 'code'> & { readonly tournament: Tournament }

function TournamentView(props: TournamentViewProps) {
  return (
    <>
      {props.tournament.isCancelled ? <CancelledView {...props} /> : <OpenView {...props} />}
      <ResultNews tournament={props.tournament} />
      <DeskAwayNote tournament={props.tournament} />
      <ReportPage code={props.tournament.code} />
    </>
  )
}

function CancelledView({ tournament, event }: Pick<TournamentViewProps, 'tournament' | 'event'>) {
  const { t } = useTranslation()
  const roles = useOwnRoles(tournament)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <TitleAndState tournament={tournament} />
      <RestartedNotice tournament={tournament} />
      <Notice tone="attention" title={t('tournament.cancelled.title')}>
        {t('tournament.cancelled.text')}
        {tournament.cancelReason === null ? null : (
          <span className="mt-2 block whitespace-pre-line wrap-anywhere">
            {t('tournament.cancelled.reason', { reason: tournament.cancelReason })}
          </span>
        )}
      </Notice>
      {roles.staff ? <ToAdmin tournament={tournament} /> : null}
      {event.details(tournament)}
      {tournament.rounds.length > 0 ? (
        <RoundsSection tournament={tournament} own={roles.player?.player.id ?? null} />
      ) : null}
      <JournalLink code={tournament.code} />
    </div>
  )
}

function OpenView({ tournament, event, invitedTo = null, onJoined }: TournamentViewProps) {
  const { t } = useTranslation()
  const roles = useOwnRoles(tournament)
  useKeptWatch(tournament, roles.staff !== null)
  const player = roles.player?.player ?? null
  const own = player?.id ?? null
  const isOpen = isWaiting(tournament)
  const isPlayer = own !== null
  const waitingAs = useSeatWait({ tournament, isPlayer, onJoined })
  const isFocusedFirst = roles.staff === null
  // Tells latecomers first that it has begun, and whom to ask: where the form was.
  const isTooLate = isRunning(tournament) && !isPlayer && roles.staff === null
  const entering = { tournament, event, isPlayer, waitingAs, invitedTo, onJoined, isFocusedFirst }
  return (
    // Not a grid: its rows would confine the pinned line.
    <div className="flex flex-col gap-6 *:min-w-0">
      <TitleAndState tournament={tournament} />
      {tournament.isYouth ? <p className="-mt-4 text-sm text-muted">{t('youth.inShort')}</p> : null}
      <TopLine tournament={tournament} event={event} player={player} />
      {roles.staff ? <ToAdmin tournament={tournament} isSecond={isPlayer} /> : null}
      <DraftOnPage tournament={tournament} own={own} />
      {isOpen ? (
        <beforeStart.Component {...entering} own={own} />
      ) : (
        <>
          {isTooLate ? <WayIn {...entering} /> : null}
          <PlayedSections tournament={tournament} own={own} access={roles.staff} event={event}>
            {tournament.announcement ? event.ownRegistration(tournament, null) : null}
            {isTooLate ? null : <WayIn {...entering} />}
          </PlayedSections>
        </>
      )}
    </div>
  )
}

type TopLineProps = Pick<TournamentViewProps, 'tournament' | 'event'> & { readonly player: Player | null }

/** The viewer's pinned state: the registration before the start, then the table. */
function TopLine({ tournament, event, player }: TopLineProps) {
  const seated = player ? <ownLine.Component tournament={tournament} player={player} /> : null
  const isOfEvent = tournament.announcement !== null && (player === null || isWaiting(tournament))
  return isOfEvent ? event.ownLine(tournament, seated) : seated
}

/** Joining late: one's registration for an event, or whom to ask. */
function WayIn({ tournament, event, isPlayer, waitingAs, invitedTo }: EnteringProps) {
  if (tournament.announcement) return <EventEntry {...{ tournament, event, invitedTo }} />
  return isPlayer || !isRunning(tournament) ? null : <JoinedTooLate tournament={tournament} waitingAs={waitingAs} />
}

type ToAdminProps = {
  readonly tournament: Tournament
  /** A player's own table comes first. */
  readonly isSecond?: boolean
}

function ToAdmin({ tournament: { code, announcement }, isSecond = false }: ToAdminProps) {
  const { t } = useTranslation()
  return (
    <Link
      to={announcement ? '/tournament/$code/admin-advanced' : '/tournament/$code/admin'}
      params={{ code }}
      className={`${buttonClass({ size: 'large', variant: isSecond ? 'secondary' : 'primary' })} sm:self-start`}
    >
      {t('tournament.toAdmin')}
    </Link>
  )
}
