import { lateSeats } from '@tablee/domain/tournaments/players/late-seats'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useRef } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { LateEntry } from './late-entry.tsx'
import { useLateSeat } from './use-late-seat.ts'

type LateArrivalProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  /** Null: closed. */
  readonly playerId: PlayerId | null
  readonly onClose: () => void
}

export function LateArrival({ tournament, access, playerId, onClose }: LateArrivalProps) {
  const { t } = useTranslation()
  const seating = useLateSeat(tournament, access)
  const asked = playerId === null ? undefined : tournament.players.find(({ id }) => id === playerId)
  const player = asked && lateSeats(tournament, asked.id) ? asked : null
  const last = useRef<Player | null>(player)
  if (player) last.current = player
  return (
    <Dialog
      isOpen={player !== null}
      onClose={onClose}
      title={<bdi>{last.current?.name}</bdi>}
      closeLabel={t('tournament.close')}
    >
      {player ? <LateEntry tournament={tournament} player={player} seating={seating} onDone={onClose} /> : null}
    </Dialog>
  )
}
