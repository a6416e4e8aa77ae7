import { getFinalSeeds } from '@tablee/contract/seasons/season-final'
import { seedBySeason } from '@tablee/contract/tournaments/seed-by-season'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { JUST_ASKED_MS } from '../../../../transport/just-asked.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import type { StaffAccess } from '../own/own-roles.ts'
import { useStaffAct } from '../staff-act.ts'

/** Null for no final of the account's shop; beside another choice, so that a failure is silent. */
export function useFinalSeeds(tournamentId: string, isAsked: boolean) {
  const { client } = useServer()
  return useQuery({
    ...{ enabled: isAsked, staleTime: JUST_ASKED_MS, retry: false },
    queryKey: ['final-seeds', tournamentId],
    queryFn: async () => {
      const { seeds } = (await client.callFunction(getFinalSeeds, { tournamentId })).data
      return (
        seeds && { ...seeds, places: seeds.places.map((each) => ({ ...each, playerId: each.playerId as PlayerId })) }
      )
    },
  })
}

export function useSeedBySeason(access: StaffAccess) {
  return useStaffAct(access, seedBySeason)
}
