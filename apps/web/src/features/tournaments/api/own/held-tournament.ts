import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'
import { tournamentQuery } from '../following/tournament-query.ts'

/** The shown tournament, for parts that rows do not pass down to; makes no request. */
export function useHeldTournament(code: string): Tournament | null {
  const { client } = useServer()
  return useQuery({ ...tournamentQuery(client, code), enabled: false }).data?.tournament ?? null
}
