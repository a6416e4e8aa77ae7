import type { PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { returnFault } from '@tablee/domain/tournaments/players/remove-player'
import type { Player } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { LoadedTournament } from '../api/following/loaded-tournament.ts'
import { tournamentKey } from '../api/following/tournament-query.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'

/** Reports an undone decision, and for a disqualification what became of the seat. */
export function useToldTakingBack({ code }: StaffAccess) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (penalty: PenaltyKind, { id, name }: Pick<Player, 'id' | 'name'>) => {
    const title = t('conduct.takenBack', { name })
    const tournament = queryClient.getQueryData<LoadedTournament>(tournamentKey(code))?.tournament
    const player = tournament?.players.find((one) => one.id === id)
    if (penalty !== 'disqualification' || !tournament || !player) return notify.success({ title })
    if (player.droppedAfter === null) return notify.success({ title, description: t('conduct.seatBack', { name }) })
    const isAfterCut = returnFault(tournament, player) !== null
    notify.info({ title, description: t(isAfterCut ? 'conduct.seatClosed' : 'conduct.seatLeft', { name }) })
  }
}
