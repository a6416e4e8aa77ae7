import type { Tournament, TournamentCode } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { type Act, useAct } from '../../../../acts/act.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { type Adopted, adoptRoles } from '../own/adopt-roles.ts'
import { tournamentQuery } from './tournament-query.ts'

export function useFollowRestart(before: Tournament): Act<{ readonly code: TournamentCode }, Adopted> {
  const storage = useDeviceStorage()
  const queryClient = useQueryClient()
  return useAct({
    perform: async (client, { code }) => {
      const { tournament } = await queryClient.fetchQuery({ ...tournamentQuery(client, code), staleTime: 0 })
      return adoptRoles(storage, before, tournament)
    },
  })
}
