import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnRoles } from '../api/own-roles.ts'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { ShareCode } from '../tournament-frame/share-code.tsx'
import { StatsBanner } from '../tournament-frame/stats-banner.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { JoinCard } from './join-card.tsx'
import { PlayersCard } from './players-card.tsx'
import { RankingSection } from './ranking-section.tsx'
import { RoundsSection } from './rounds-section.tsx'

type TournamentPageProps = {
  readonly code: string
  /** This device has just become a player. */
  readonly onJoined: () => void
}

/** What everybody may see of a tournament, and the way in. */
export function TournamentPage({ code, onJoined }: TournamentPageProps) {
  return (
    <TournamentGate code={code}>
      {({ tournament }) => <TournamentView tournament={tournament} onJoined={onJoined} />}
    </TournamentGate>
  )
}

function TournamentView({ tournament, onJoined }: { readonly tournament: Tournament; readonly onJoined: () => void }) {
  const roles = useOwnRoles(tournament)
  const own = roles.player?.player.id ?? null
  const isWaiting = tournament.phase.kind === 'waiting'
  const isFinished = tournament.phase.kind === 'finished'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h1 className="min-w-0 text-3xl wrap-anywhere">{tournament.name}</h1>
          <LiveIndicator />
        </div>
        <StatsBanner tournament={tournament} />
      </header>
      <OwnLinks tournament={tournament} isPlayer={own !== null} isOrganizer={roles.organizer !== null} />
      {isFinished ? <RankingSection tournament={tournament} own={own} /> : null}
      <div
        className={classNames('grid min-w-0 gap-6 lg:items-start', isWaiting && 'lg:grid-cols-[minmax(0,1fr)_26rem]')}
      >
        <div className="grid min-w-0 gap-6">
          {own === null && isWaiting ? <JoinCard tournament={tournament} onJoined={onJoined} /> : null}
          {isWaiting ? (
            <PlayersCard tournament={tournament} own={own} />
          ) : (
            <RoundsSection tournament={tournament} own={own} />
          )}
        </div>
        {isWaiting ? <ShareCard code={tournament.code} /> : null}
      </div>
      {tournament.phase.kind === 'running' ? <RankingSection tournament={tournament} own={own} /> : null}
      {own === null && !isWaiting ? <JoinCard tournament={tournament} onJoined={onJoined} /> : null}
      {tournament.phase.kind === 'running' ? <ShareCard code={tournament.code} /> : null}
    </div>
  )
}

function ShareCard({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="share-title" className="grid gap-4 max-[22rem]:px-2">
      <h2 id="share-title" className="text-center text-xl">
        {t('tournament.share.title')}
      </h2>
      <ShareCode code={code} />
    </Card>
  )
}

type OwnLinksProps = { readonly tournament: Tournament; readonly isPlayer: boolean; readonly isOrganizer: boolean }

function OwnLinks({ tournament: { code }, isPlayer, isOrganizer }: OwnLinksProps) {
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
          to="/tournament/$code/admin"
          params={{ code }}
          className={buttonClass({ size: 'large', variant: isPlayer ? 'secondary' : 'primary' })}
        >
          {t('tournament.toAdmin')}
        </Link>
      ) : null}
    </nav>
  )
}
