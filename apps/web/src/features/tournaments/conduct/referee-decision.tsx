import { dropsAbsent } from '@tablee/domain/tournaments/conduct/absence'
import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { countPenalties } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayedMatch, Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useHeldTournament } from '../api/own/held-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useGivePenalty } from '../api/players/conduct.ts'
import { AbsentAgain } from './absent-again.tsx'
import { PlayerConduct } from './player-conduct.tsx'
import { StandingDecisions } from './standing-decisions.tsx'
import { useToldPenalty } from './use-told-penalty.ts'

type RefereeDecisionProps = {
  readonly match: PlayedMatch
  readonly penalties: readonly Penalty[]
  readonly access: StaffAccess
  readonly onBack: () => void
  readonly onDone: () => void
}

export function RefereeDecision(props: RefereeDecisionProps) {
  const tournament = useHeldTournament(props.access.code)
  return tournament ? <Decision {...props} tournament={tournament} /> : null
}

type DecisionProps = RefereeDecisionProps & { readonly tournament: Tournament }

function Decision({ tournament, match, penalties, access, onBack, onDone }: DecisionProps) {
  const { t } = useTranslation()
  const [about, setAbout] = useState<PlayerId | null>(null)
  const [absent, setAbsent] = useState<Player | null>(null)
  const give = useGivePenalty(access)
  const tell = useToldPenalty(access)
  const may = useMay()
  const players = seatsOf(match).flatMap((id) => tournament.players.find((player) => player.id === id) ?? [])
  const chosen = players.find(({ id }) => id === about)
  const noteAbsence = async (player: Player) => {
    const reply = await give.send({
      penalty: 'no-show',
      playerKey: player.id,
      ...(isMeeting(match) ? { over: scoreOf(match) } : {}),
    })
    if (reply === null) return
    tell('no-show', player)
    const isAgain = countPenalties(tournament, player.id, 'no-show') > 0
    const act = tournament.announcement === null ? 'delete-quick-tournament-player' : 'drop-registration'
    if (isAgain && !dropsAbsent(tournament) && player.droppedAfter === null && may(act)) setAbsent(player)
    else onDone()
  }
  if (absent) return <AbsentAgain tournament={tournament} access={access} player={absent} onDone={onDone} />
  if (chosen) {
    return (
      <PlayerConduct
        tournament={tournament}
        access={access}
        player={chosen}
        onBack={() => setAbout(null)}
        onGiven={onDone}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-lg font-semibold">{t('conduct.open')}</h3>
      <StandingDecisions penalties={penalties} players={players} access={access} />
      <ul className="grid gap-4">
        {players.map((player) => (
          <li key={player.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <p className="font-semibold wrap-anywhere">
              <bdi>{player.name}</bdi>
            </p>
            <div className="grid grid-cols-2 gap-2">
              <Button
                variant="secondary"
                className="min-h-14"
                aria-label={t('conduct.noShowOf', { name: player.name })}
                disabled={give.isSending || hasLost(penalties, player.id)}
                onClick={() => void noteAbsence(player)}
              >
                {t('conduct.noShow')}
              </Button>
              {may('give-penalty') ? (
                <Button
                  variant="secondary"
                  className="min-h-14"
                  aria-label={t('conduct.otherOf', { name: player.name })}
                  disabled={give.isSending}
                  onClick={() => setAbout(player.id)}
                >
                  {t('conduct.other')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <ActFailure act={give} title={t('conduct.failed')} isTap />
      <Button variant="secondary" className="sm:justify-self-start" onClick={onBack}>
        {t('conduct.back')}
      </Button>
    </div>
  )
}

function hasLost(penalties: readonly Penalty[], player: PlayerId): boolean {
  return penalties.some(({ playerId, endedMatch }) => playerId === player && endedMatch !== null)
}
