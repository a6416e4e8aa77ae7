import type { CallInput } from '@tablee/contract/call'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Act } from '../../../../acts/act.ts'
import type { CreatedTournament } from '../following/created-tournament.ts'
import { useTournamentAct } from '../following/tournament-act.ts'
import { LAST_EVENTS_KEY } from './last-events-key.ts'

export type NewAdvancedTournament = Omit<CallInput<typeof createAdvancedTournament>, 'type' | 'actId'>

/** One event, or a weekly one. */
export type Announced = { readonly events: readonly NewAdvancedTournament[] }

type Announcing = Act<Announced, CreatedTournament> & {
  /** Also set after a failure. */
  readonly made: number
}

/** As the signed-in account, one by one. Ids derive from the first, so that a retry creates only the missing ones. */
export function useAnnounceEvents(): Announcing {
  const queryClient = useQueryClient()
  const [made, setMade] = useState(0)
  const act = useTournamentAct<Announced, CreatedTournament>({
    perform: async (client, { events, actId }) => {
      const created: { id: string; code: string; startsAt: string }[] = []
      // Derived from the act: the same on a retry, and unique.
      const series = events.length === 1 ? {} : { series: seriesOf(actId) }
      setMade(0)
      try {
        for (const [week, event] of events.entries()) {
          const id = week === 0 ? actId : `${actId}.${week}`
          const ofWeek = { ...series, ...event, type: 'advance', actId: id } as const
          const { tournamentId, code } = await client.callFunction(createAdvancedTournament, ofWeek)
          created.push({ id: tournamentId, code, startsAt: event.tournamentDate ?? '' })
          setMade(created.length)
        }
      } finally {
        void queryClient.invalidateQueries({ queryKey: LAST_EVENTS_KEY })
      }
      const [{ id, code } = { id: '', code: '' }, ...others] = created
      const name = events[0]?.name ?? ''
      return { id, code, type: 'advance', name, ...(others.length === 0 ? {} : { series: created }) }
    },
  })
  return { ...act, made }
}

const LONGEST_SERIES_ID = 36

function seriesOf(actId: string): string {
  return actId
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, LONGEST_SERIES_ID)
}
