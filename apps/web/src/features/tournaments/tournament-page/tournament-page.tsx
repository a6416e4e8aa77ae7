import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnRoles } from '../api/own-roles.ts'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { LockBadge } from '../tournament-frame/lock-mark.tsx'
import { ShareCode } from '../tournament-frame/share-code.tsx'
import { StatsBanner } from '../tournament-frame/stats-banner.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { EventDetails } from './event-details.tsx'
import { JoinCard } from './join-card.tsx'
import { PlayersCard } from './players-card.tsx'
import { RankingSection } from './ranking-section.tsx'
import { RoundsSection } from './rounds-section.tsx'

/** Places of an announced event that another feature fills. */
export type EventPlaces = {
  /** The own registration, or the way to it. */
  readonly registration: (tournament: Tournament) => ReactNode
  /** Beside the players who are in: how many still wait to be. */
  readonly waiting: (tournament: Tournament) => ReactNode
  /** The decklists, once everybody may read them. */
  readonly decklists: (tournament: Tournament) => ReactNode
}

type TournamentPageProps = {
  readonly code: string
  readonly event: EventPlaces
  /** This device has just become a player. */
  readonly onJoined: () => void
}

/** What everybody may see of a tournament, and the way in. */
export function TournamentPage({ code, event, onJoined }: TournamentPageProps) {
  return (
    <TournamentGate code={code}>
      {({ tournament }) => <TournamentView tournament={tournament} event={event} onJoined={onJoined} />}
    </TournamentGate>
  )
}

type TournamentViewProps = Omit<TournamentPageProps, 'code'> & { readonly tournament: Tournament }

function TournamentView({ tournament, event, onJoined }: TournamentViewProps) {
  const roles = useOwnRoles(tournament)
  const own = roles.player?.player.id ?? null
  const isWaiting = tournament.phase.kind === 'waiting'
  const isFinished = tournament.phase.kind === 'finished'
  const wayIn = <WayIn tournament={tournament} event={event} isPlayer={own !== null} onJoined={onJoined} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="min-w-0 text-3xl wrap-anywhere">{tournament.name}</h1>
          <LiveIndicator />
        </div>
        {tournament.hasPassword ? <LockBadge /> : null}
        <StatsBanner tournament={tournament} />
      </header>
      <OwnLinks tournament={tournament} isPlayer={own !== null} isOrganizer={roles.organizer !== null} />
      {isWaiting && tournament.announcement && own === null && roles.organizer === null ? <ToRegistration /> : null}
      <EventDetails tournament={tournament} />
      {isFinished ? <RankingSection tournament={tournament} own={own} /> : null}
      <div
        className={classNames('grid min-w-0 gap-6 lg:items-start', isWaiting && 'lg:grid-cols-[minmax(0,1fr)_26rem]')}
      >
        <div className="grid min-w-0 gap-6">
          {isWaiting ? wayIn : null}
          {isWaiting ? (
            <PlayersCard
              tournament={tournament}
              own={own}
              note={tournament.announcement ? event.waiting(tournament) : null}
            />
          ) : (
            <RoundsSection tournament={tournament} own={own} />
          )}
        </div>
        {isWaiting ? <ShareCard code={tournament.code} /> : null}
      </div>
      {tournament.phase.kind === 'running' ? <RankingSection tournament={tournament} own={own} /> : null}
      {isWaiting ? null : wayIn}
      {isFinished && tournament.areDecklistsPublic ? event.decklists(tournament) : null}
      {tournament.phase.kind === 'running' ? <ShareCard code={tournament.code} isDrawnLater /> : null}
    </div>
  )
}

const REGISTRATION_ID = 'registration'

/** On a phone the registration stands below what is announced: one tap leads there. */
function ToRegistration() {
  const { t } = useTranslation()
  return (
    <a href={`#${REGISTRATION_ID}`} className={`${buttonClass({ size: 'large' })} sm:hidden`}>
      {t('tournament.event.toRegistration')}
    </a>
  )
}

type WayInProps = TournamentViewProps & { readonly isPlayer: boolean }

/** To sit down at once, or to register for an announced event. */
function WayIn({ tournament, event, isPlayer, onJoined }: WayInProps) {
  if (tournament.announcement) {
    return (
      <div id={REGISTRATION_ID} className="grid min-w-0 scroll-mt-20 gap-6 empty:hidden">
        {event.registration(tournament)}
      </div>
    )
  }
  return isPlayer ? null : <JoinCard tournament={tournament} onJoined={onJoined} />
}

function ShareCard({ code, isDrawnLater = false }: { readonly code: string; readonly isDrawnLater?: boolean }) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="share-title" className="grid gap-4 max-[22rem]:px-2">
      <h2 id="share-title" className="text-center text-xl">
        {t('tournament.share.title')}
      </h2>
      <ShareCode code={code} isDrawnLater={isDrawnLater} />
    </Card>
  )
}

type OwnLinksProps = { readonly tournament: Tournament; readonly isPlayer: boolean; readonly isOrganizer: boolean }

function OwnLinks({ tournament: { code, announcement }, isPlayer, isOrganizer }: OwnLinksProps) {
  const { t } = useTranslation()
  if (!isPlayer && !isOrganizer) return null
  return (
    <nav className="grid gap-3 sm:flex sm:flex-wrap">
      {isPlayer ? (
        <Link to="/tournament/$code/player" params={{ code }} className={buttonClass({ size: 'large' })}>
          {t('tournament.toDashboard')}
        </Link>
      ) : null}
      {isOrganizer ? (
        <Link
          to={announcement ? '/tournament/$code/admin-advanced' : '/tournament/$code/admin'}
          params={{ code }}
          className={buttonClass({ size: 'large', variant: isPlayer ? 'secondary' : 'primary' })}
        >
          {t('tournament.toAdmin')}
        </Link>
      ) : null}
    </nav>
  )
}
