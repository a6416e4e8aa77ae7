import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'
import { tournamentQuery } from '../following/tournament-query.ts'

/** The tournament that the screen shows, for a part that rows of hundreds do not hand on: it asks for nothing itself. */
export function useHeldTournament(code: string): Tournament | null {
  const { client } = useServer()
  return useQuery({ ...tournamentQuery(client, code), enabled: false }).data?.tournament ?? null
}
