import { hasSeatResults, isPlaying } from '@tablee/domain/tournaments/teams/entrants'
import { seatsOfTeam } from '@tablee/domain/tournaments/teams/free-seats'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { ArrowUp } from 'lucide-react'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useJoinTeam } from '../api/players/join-team.ts'
import { usePeopleNames } from '../tournament-frame/player-names.ts'
import { seatLetter } from './seat-letter.ts'
import { codeOf } from './use-invitation.ts'

type TeamSeatsProps = { readonly tournament: Tournament; readonly team: Team; readonly access: PlayerAccess }

/** Seat by seat; until they play, a member sits down at a free one, and the captain changes the order. */
export function TeamSeats({ tournament, team, access }: TeamSeatsProps) {
  const { t } = useTranslation()
  const names = usePeopleNames(tournament)
  const { sit, moveUp, isSending } = useSeatActs({ tournament, team, access })
  const own = access.player.id
  // Two against two have no seats of their own.
  const hasLetters = hasSeatResults(tournament)
  const isOpen = hasLetters && !isPlaying(tournament, team)
  const isCaptain = team.members[0] === own
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {seatsOfTeam(tournament, team).map((member, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are the seats
        <li key={seat} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
          {hasLetters ? <span className="w-5 shrink-0 font-display font-bold">{seatLetter(seat)}</span> : null}
          {member === null ? (
            <>
              <span className="flex-1 text-muted">{t('teams.freeSeat')}</span>
              {isOpen && !isCaptain ? (
                <Button
                  variant="secondary"
                  aria-label={t('teams.own.sit', { seat: seatLetter(seat) })}
                  disabled={isSending}
                  onClick={() => sit(seat)}
                >
                  {t('teams.own.sitHere')}
                </Button>
              ) : null}
            </>
          ) : (
            <>
              <PlayerName
                name={names.get(member) ?? ''}
                className="flex-1"
                isStrong={member === own}
                note={member === own ? t('dashboard.youNote') : seat === 0 ? t('teams.own.captain') : null}
              />
              {isOpen && isCaptain && seat > 0 ? (
                <IconButton
                  label={t('teams.desk.up', { name: names.get(member) ?? '' })}
                  icon={<ArrowUp aria-hidden="true" className="size-5" />}
                  disabled={isSending}
                  onClick={() => moveUp(member)}
                />
              ) : null}
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

function useSeatActs({ tournament, team, access }: TeamSeatsProps) {
  const { t } = useTranslation()
  const act = useJoinTeam(access)
  const { members } = team
  const isCaptain = members[0] === access.player.id
  useToldFailure(act, t(isCaptain ? 'teams.own.orderFailed' : 'teams.own.seatFailed'))
  return {
    isSending: act.isSending,
    sit: (seat: number) => void act.send({ team: { code: codeOf(tournament, team) ?? '', seat } }),
    moveUp: (member: PlayerId) => {
      const place = members.indexOf(member)
      const above = members[place - 1]
      if (above) void act.send({ team: { order: members.with(place - 1, member).with(place, above) } })
    },
  }
}
