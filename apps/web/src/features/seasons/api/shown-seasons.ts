import { listEventSeasons, listSeasons } from '@tablee/contract/seasons/public-season'
import { useQuery } from '@tanstack/react-query'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { useServer } from '../../../transport/server-context.tsx'

const BESIDE = { staleTime: JUST_ASKED_MS, retry: false } as const

/** The public seasons of a shop; beside its page, so that a failure is silent. */
export function useSeasonsOfShop(slug: string) {
  const { client } = useServer()
  return useQuery({
    ...BESIDE,
    queryKey: ['seasons-of-shop', slug],
    queryFn: async () => (await client.callFunction(listSeasons, { slug })).data.seasons,
  })
}

/** Those that an event counts for. */
export function useSeasonsOfEvent(tournamentId: string) {
  const { client } = useServer()
  return useQuery({
    ...BESIDE,
    queryKey: ['seasons-of-event', tournamentId],
    queryFn: async () => (await client.callFunction(listEventSeasons, { tournamentId })).data.seasons,
  })
}
