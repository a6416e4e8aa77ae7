import type { CallInput } from '@tablee/contract/call'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { useQueryClient } from '@tanstack/react-query'
import type { Act } from '../../../acts/act.ts'
import type { CreatedTournament } from './created-tournament.ts'
import { LAST_EVENTS_KEY } from './last-advanced-events.ts'
import { useTournamentAct } from './tournament-act.ts'

export type NewAdvancedTournament = Omit<CallInput<typeof createAdvancedTournament>, 'type' | 'actId'>

/** Announces an event in the name of the account that is signed in. */
export function useCreateAdvancedTournament(): Act<NewAdvancedTournament, CreatedTournament> {
  const queryClient = useQueryClient()
  return useTournamentAct<NewAdvancedTournament, CreatedTournament>({
    perform: async (client, input) => {
      const { tournamentId, code } = await client.callFunction(createAdvancedTournament, { ...input, type: 'advance' })
      void queryClient.invalidateQueries({ queryKey: LAST_EVENTS_KEY })
      return { id: tournamentId, code, type: 'advance' }
    },
  })
}
