import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useServer } from '../../../../transport/server-context.tsx'
import { tournamentQuery } from '../following/tournament-query.ts'

/** Reads an earlier event whole, when somebody means to announce one like it. */
export function useEventLikeBefore() {
  const { client } = useServer()
  const queryClient = useQueryClient()
  const [reading, setReading] = useState<string | null>(null)
  return {
    /** The code of the one that is on its way. */
    reading,
    /** Null where it could not be read. */
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
