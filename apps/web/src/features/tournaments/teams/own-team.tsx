import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { isWhole, TEAM_SIZES, teamOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { ShareAddress, useTournamentAddress } from '../tournament-frame/share-link.tsx'
import { ChooseTeam } from './choose-team.tsx'
import { LeaveTeam, RenameTeam } from './own-team-acts.tsx'
import { TeamSeats } from './own-team-seats.tsx'
import { codeOf } from './use-invitation.ts'

export type OwnTeamProps = { readonly tournament: Tournament; readonly access: PlayerAccess }

/** A member's team: who sits where, and how the missing ones come in. */
export function OwnTeam({ tournament, access }: OwnTeamProps) {
  const { t } = useTranslation()
  const title = useId()
  const own = access.player.id
  const team = teamOf(tournament, own)
  if (tournament.teamKind === null) return null
  if (team === null) return <ChooseTeam tournament={tournament} access={access} />
  const missing = TEAM_SIZES[tournament.teamKind] - team.members.length
  return (
    <Card as="section" aria-labelledby={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h2 id={title} className="text-section">
          <PlayerName name={team.name} />
        </h2>
        <p aria-live="polite" className="text-muted">
          {missing === 0 ? t('teams.own.complete') : t('teams.own.waitingFor', { count: missing })}
          {missing === 0 || isRunning(tournament) ? null : ` ${t('teams.own.notPlayed')}`}
        </p>
      </div>
      <TeamSeats tournament={tournament} team={team} access={access} />
      {isWhole(tournament, team) || isRunning(tournament) ? null : <Invitation tournament={tournament} team={team} />}
      <div className="flex flex-wrap justify-center gap-2">
        {team.members[0] === own ? <RenameTeam team={team} access={access} /> : null}
        <LeaveTeam access={access} />
      </div>
    </Card>
  )
}

function Invitation({ tournament, team }: { readonly tournament: Tournament; readonly team: Team }) {
  const { t } = useTranslation()
  const address = useTournamentAddress(tournament.code)
  const code = codeOf(tournament, team)
  if (code === null) return null
  const link = `${address}?team=${encodeURIComponent(code)}`
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <h3 className="text-base font-semibold">{t('teams.own.invite')}</h3>
      <QrCode value={link} label={t('teams.own.qr', { team: team.name })} className="w-44" />
      <p className="max-w-xs text-sm text-muted">{t('teams.own.inviteHelp')}</p>
      <ShareAddress address={link} text={t('teams.own.share', { team: team.name })} className="justify-center" />
    </div>
  )
}
