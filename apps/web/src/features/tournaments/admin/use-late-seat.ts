import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { pairingOf } from '@tablee/domain/tournaments/hand-pairing'
import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import { type LateSeat, seatLatePlayer } from '@tablee/domain/tournaments/seat-late-player'
import { seenRound } from '@tablee/domain/tournaments/seen-round'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { useSeatLatePlayer } from '../api/seat-late-player.ts'
import { useSetPairings } from '../api/set-round-pairings.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

export type LateSeating = {
  readonly act: ReturnType<typeof useSeatLatePlayer>
  /** Whether the player has the place; it can be taken back from the notice that says so (EVEN-6). */
  readonly seat: (wish: LateSeat) => Promise<boolean>
}

/** Seats a late player, and says where. */
export function useLateSeat(tournament: Tournament, access: StaffAccess): LateSeating {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const names = usePlayerNames(tournament)
  const act = useSeatLatePlayer(access)
  const takeBack = useSetPairings(access)
  useToldFailure(takeBack, t('admin.failed.pairings'))
  const seat = async (wish: LateSeat) => {
    const { playerId, round, opponent } = wish
    const before = matchesOfRound(tournament, round).map(pairingOf)
    const decided = seatLatePlayer(tournament, wish)
    const after = decided.accepted ? evolveAll(tournament, decided.value) : tournament
    const reply = await act.send(wish)
    if (reply === null) return false
    const name = names.get(playerId) ?? ''
    const match = matchesOfRound(after, round).find((each) => seatsOf(each).includes(playerId))
    const table = (match && tableOf(match)) ?? 0
    notify.info({
      title:
        opponent === null
          ? t('lateSeat.exempt', { name, round })
          : t('lateSeat.seated', { name, table: labelOf(table), opponent: names.get(opponent) ?? '' }),
      action: {
        label: t('admin.players.undo'),
        onClick: () => void takeBack.send({ round, pairings: before, from: seenRound(after, round) }),
      },
    })
    return true
  }
  return { act, seat }
}
