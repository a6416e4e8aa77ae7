import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { LoadedTournament } from '../../api/following/loaded-tournament.ts'
import { tournamentKey } from '../../api/following/tournament-query.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useAddPlayers } from '../../api/players/add-players-quick-tournament.ts'
import type { AddPeople } from './use-team-form.ts'

/** At quick tournaments. What an act changed is held once it is answered. */
export function useAddPeople({ code }: Pick<Tournament, 'code'>, access: StaffAccess): AddPeople {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const act = useAddPlayers(access)
  useToldFailure(act, t('admin.failed.add'))
  return async (playerNames) => {
    if ((await act.send({ playerNames })) === null) return null
    const held = queryClient.getQueryData<LoadedTournament>(tournamentKey(code))?.tournament
    const ids = playerNames.flatMap(
      (name) => held?.players.find((player) => nameKey(player.name) === nameKey(name))?.id ?? [],
    )
    return ids.length === playerNames.length ? ids : null
  }
}
