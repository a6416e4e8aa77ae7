import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useServer } from '../../../../transport/server-context.tsx'
import { tournamentQuery } from '../following/tournament-query.ts'

export function useEventLikeBefore() {
  const { client } = useServer()
  const queryClient = useQueryClient()
  const [reading, setReading] = useState<string | null>(null)
  return {
    /** Code of the one being read. */
    reading,
    /** Null if it could not be read. */
    read: async (code: string): Promise<Tournament | null> => {
      setReading(code)
      try {
        return (await queryClient.fetchQuery(tournamentQuery(client, code))).tournament
      } catch {
        return null
      } finally {
        setReading(null)
      }
    },
  }
}
