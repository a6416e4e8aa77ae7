import { getDoorCode } from '@tablee/contract/registrations/get-door-code'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useStaffProof } from '../../../acts/acting-as.tsx'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { useServer } from '../../../transport/server-context.tsx'

/** Read by cameras at the door; fixed for the event. */
export function useDoorAddress({ id: tournamentId, code }: Pick<Tournament, 'id' | 'code'>) {
  const { client } = useServer()
  const proof = useStaffProof()
  return useQuery({
    queryKey: [...OWN_DATA_KEY, 'door-code', tournamentId],
    queryFn: async () => {
      const { data } = await client.callFunction(getDoorCode, { tournamentId, ...proof })
      return `${window.location.origin}/tournament/${code}/here#${data.doorCode}`
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
}
