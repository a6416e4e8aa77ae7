import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { useIsCutOff, useServer } from '../../../../transport/server-context.tsx'
import { followTournament } from './follow-tournament.ts'
import { restoreSeenTournament } from './seen-tournament.ts'
import { tournamentQuery } from './tournament-query.ts'

/** Without the live connection, as on networks that forbid it. */
const POLL_EVERY_MS = 10_000

/** Live while shown. */
export function useTournament(code: string) {
  const server = useServer()
  const queryClient = useQueryClient()
  const storage = useDeviceStorage()
  const isCutOff = useIsCutOff()
  const query = useQuery({
    ...tournamentQuery(server.client, code),
    refetchInterval: ({ state }) => (isCutOff && state.data ? POLL_EVERY_MS : false),
  })
  useEffect(() => void restoreSeenTournament(queryClient, storage, code), [queryClient, storage, code])
  const tournament = query.data?.tournament
  const { id, code: ownCode } = tournament ?? {}
  useEffect(() => (id ? storage.touchTournament(id) : undefined), [storage, id])
  useEffect(
    () => (id && ownCode ? followTournament({ server, queryClient, code: ownCode, id }) : undefined),
    [server, queryClient, id, ownCode],
  )
  return query
}
