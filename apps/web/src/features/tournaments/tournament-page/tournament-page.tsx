import { isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useKeptWatch } from '../api/own/kept-tournaments.ts'
import { useOwnRoles } from '../api/own/own-roles.ts'
import { DeskAwayNote } from '../desk-away/desk-away-note.tsx'
import { DraftOnPage } from '../draft/draft-on-page.tsx'
import { JournalLink } from '../journal/journal-link.tsx'
import { ResultNews } from '../match-view/result-news.tsx'
import { ReportPage } from '../report-page/report-page.tsx'
import { RestartedNotice } from '../restart/restarted-notice.tsx'
import { ShareCode } from '../tournament-frame/share-code.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { EventDetails } from './event-details.tsx'
import type { EventPlaces } from './event-places.ts'
import { JoinCard } from './join-card.tsx'
import { OwnLine } from './own-line.tsx'
import { PlayedSections } from './played-sections.tsx'
import { PlayersCard } from './players-card.tsx'
import { RoundsSection } from './rounds-section.tsx'
import { TitleAndState } from './title-and-state.tsx'
import { useSeatWait } from './use-seat-wait.ts'

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
      {props.tournament.isCancelled ? <CancelledView tournament={props.tournament} /> : <OpenView {...props} />}
      <ResultNews tournament={props.tournament} />
      <DeskAwayNote tournament={props.tournament} />
      <ReportPage code={props.tournament.code} />
    </>
  )
}

function CancelledView({ tournament }: { readonly tournament: Tournament }) {
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
      <EventDetails tournament={tournament} />
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
  const wayIn = <WayIn {...{ tournament, event, isPlayer, waitingAs, invitedTo, onJoined, isFocusedFirst }} />
  return (
    // Not a grid: its rows would confine the pinned line.
    <div className="flex flex-col gap-6 *:min-w-0">
      <TitleAndState tournament={tournament} />
      {tournament.isYouth ? <p className="-mt-4 text-sm text-muted">{t('youth.inShort')}</p> : null}
      <TopLine tournament={tournament} event={event} player={player} />
      {roles.staff ? <ToAdmin tournament={tournament} isSecond={isPlayer} /> : null}
      <DraftOnPage tournament={tournament} own={own} />
      {isOpen ? (
        tournament.announcement ? (
          <Poster {...{ tournament, event, wayIn, own }} canRegister={isFocusedFirst && !isPlayer} />
        ) : (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
              {wayIn}
              <PlayersCard tournament={tournament} own={own} />
            </div>
            <ShareCard code={tournament.code} announcement={null} />
          </div>
        )
      ) : (
        <>
          {isTooLate ? wayIn : null}
          <PlayedSections tournament={tournament} own={own} access={roles.staff} event={event}>
            {tournament.announcement ? event.ownRegistration(tournament, null) : null}
            {isTooLate ? null : wayIn}
          </PlayedSections>
        </>
      )}
    </div>
  )
}

type PosterProps = Pick<TournamentViewProps, 'tournament' | 'event'> & {
  readonly wayIn: ReactNode
  readonly own: PlayerId | null
  readonly canRegister: boolean
}

/** An event before the start: the announcement, with the registration beside it, or below on a phone. */
function Poster({ tournament, event, wayIn, own, canRegister }: PosterProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_minmax(0,1fr)] lg:items-start lg:gap-x-10">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {event.ownRegistration(tournament, canRegister ? <ToRegistration /> : null)}
        <EventDetails tournament={tournament} waiting={event.waiting(tournament)} />
        {event.seasons(tournament)}
      </div>
      <div className="contents gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:grid-cols-[minmax(0,1fr)]">
        {wayIn}
        <div className="max-lg:order-last">
          <ShareCard code={tournament.code} announcement={tournament.announcement} />
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <PlayersCard tournament={tournament} own={own} />
        {tournament.registrationRules.deck === 'none' ? null : event.decklists(tournament)}
      </div>
    </div>
  )
}

type TopLineProps = Pick<TournamentViewProps, 'tournament' | 'event'> & { readonly player: Player | null }

/** The viewer's pinned state: the registration before the start, then the table. */
function TopLine({ tournament, event, player }: TopLineProps) {
  const seated = player ? <OwnLine tournament={tournament} player={player} /> : null
  const isOfEvent = tournament.announcement !== null && (player === null || isWaiting(tournament))
  return isOfEvent ? event.ownLine(tournament, seated) : seated
}

const REGISTRATION_ID = 'registration'

/** On a phone, a link to the registration below. */
function ToRegistration() {
  const { t } = useTranslation()
  return (
    <a href={`#${REGISTRATION_ID}`} className={`${buttonClass({ size: 'large' })} sm:hidden`}>
      {t('tournament.event.toRegistration')}
    </a>
  )
}

type WayInProps = TournamentViewProps & {
  readonly isPlayer: boolean
  readonly invitedTo: string | null
  readonly waitingAs: string | null
  readonly isFocusedFirst: boolean
}

/** Joining at once, or registering for an event. */
function WayIn({ event, isPlayer, ...entering }: WayInProps) {
  const { tournament } = entering
  if (tournament.announcement) {
    return (
      <div id={REGISTRATION_ID} className="grid min-w-0 scroll-mt-20 gap-6 empty:hidden">
        {event.registration(tournament, entering.invitedTo)}
      </div>
    )
  }
  return isPlayer ? null : <JoinCard {...entering} />
}

function ShareCard({ code, announcement }: Pick<Tournament, 'code' | 'announcement'>) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="share-title" className="grid gap-4 max-[22rem]:px-2">
      <h2 id="share-title" className="text-center text-section">
        {t(announcement ? 'registrations.share.title' : 'tournament.share.title')}
      </h2>
      <ShareCode code={code} isEvent={announcement !== null} />
    </Card>
  )
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
