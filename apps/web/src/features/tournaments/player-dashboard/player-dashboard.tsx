import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { type PlayerAccess, useOwnRoles } from '../api/own-roles.ts'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { ScreenSkeleton } from '../tournament-frame/screen-skeleton.tsx'
import { useStatusText } from '../tournament-frame/stats-banner.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { CurrentMatch } from './current-match.tsx'
import { FinalPlace } from './final-place.tsx'
import { OwnHistory } from './own-history.tsx'
import { OwnPlace } from './own-place.tsx'
import { ownSituation } from './own-situation.ts'
import { Unseated } from './unseated.tsx'

/** Places of an announced event that another feature fills. */
export type DashboardPlaces = {
  /** For who has no seat: how their registration stands, or `otherwise` for who has none. */
  readonly withoutSeat: (tournament: Tournament, otherwise: ReactNode) => ReactNode
  /** The way out of an event under way. */
  readonly leave: (access: PlayerAccess) => ReactNode
}

type PlayerDashboardProps = { readonly code: string; readonly event: DashboardPlaces }

/** One thing at a time: where do I sit, against whom, what is the score. */
export function PlayerDashboard({ code, event }: PlayerDashboardProps) {
  return (
    <TournamentGate code={code} notFound={<NotRegistered code={null} />}>
      {({ tournament }) => <OwnTournament tournament={tournament} event={event} />}
    </TournamentGate>
  )
}

type OwnTournamentProps = { readonly tournament: Tournament; readonly event: DashboardPlaces }

function OwnTournament({ tournament, event }: OwnTournamentProps) {
  const { player } = useOwnRoles(tournament)
  const { kind } = useSignedInAs()
  if (player !== null) return <Dashboard tournament={tournament} event={event} access={player} />
  // The account may be a player: too early to say that nobody is.
  if (kind === 'unknown') return <ScreenSkeleton />
  const otherwise = <NotRegistered code={tournament.code} />
  return tournament.announcement ? event.withoutSeat(tournament, otherwise) : otherwise
}

type DashboardProps = OwnTournamentProps & { readonly access: PlayerAccess }

function Dashboard({ tournament, event, access }: DashboardProps) {
  const { t } = useTranslation()
  const status = useStatusText(tournament)
  const situation = ownSituation(tournament, access.player)
  const isUnderWay = tournament.announcement !== null && tournament.phase.kind === 'running'
  const canLeave = isUnderWay && access.player.droppedAfter === null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-0.5 max-sm:-mt-2 max-sm:-mb-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="text-2xl sm:text-3xl">
            {tournament.phase.kind === 'finished' ? t('dashboard.finished.title') : status}
          </h1>
          <LiveIndicator />
        </div>
        <p className="text-sm text-muted wrap-anywhere">{tournament.name}</p>
      </header>
      {situation.kind === 'playing' ? (
        <CurrentMatch key={situation.match.id} tournament={tournament} access={access} match={situation.match} />
      ) : situation.kind === 'finished' ? (
        <FinalPlace tournament={tournament} own={access.player.id} />
      ) : (
        <Unseated tournament={tournament} player={access.player} situation={situation} />
      )}
      {situation.kind === 'waiting' || situation.kind === 'finished' ? null : (
        <OwnPlace tournament={tournament} own={access.player.id} />
      )}
      <OwnHistory tournament={tournament} own={access.player.id} />
      <Link
        to="/tournament/$code"
        params={{ code: tournament.code }}
        className={buttonClass({ variant: 'secondary', isWide: true })}
      >
        {t('tournament.toTournament')}
      </Link>
      {canLeave ? event.leave(access) : null}
    </div>
  )
}

function NotRegistered({ code }: { readonly code: string | null }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      headingLevel={1}
      title={t('dashboard.notRegistered')}
      action={
        code === null ? (
          <Link to="/" className={buttonClass()}>
            {t('tournament.backHome')}
          </Link>
        ) : (
          <Link to="/tournament/$code" params={{ code }} className={buttonClass()}>
            {t('tournament.toTournament')}
          </Link>
        )
      }
    >
      {t('dashboard.notRegisteredHelp')}
    </ErrorState>
  )
}
