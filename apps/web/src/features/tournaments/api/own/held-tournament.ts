import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useServer } from '../../../../transport/server-context.tsx'
import { tournamentQuery } from '../following/tournament-query.ts'

/** What the screen around draws, where it lets rows come first. */
export const DrawnTournament = createContext<Tournament | null>(null)

/** The shown tournament, for parts that rows do not pass down to; makes no request. Changes with the screen around it. */
export function useHeldTournament(code: string): Tournament | null {
  const { client } = useServer()
  const drawn = useContext(DrawnTournament)
  const { data } = useQuery({ ...tournamentQuery(client, code), enabled: false, subscribed: drawn === null })
  return drawn ?? data?.tournament ?? null
}
