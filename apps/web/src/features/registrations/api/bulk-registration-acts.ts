import type { CallReply } from '@tablee/contract/call'
import { acceptRegistrations } from '@tablee/contract/registrations/accept-registrations'
import { dropAbsentPlayers } from '@tablee/contract/registrations/drop-absent-players'
import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { undoRegistrationAct } from '@tablee/contract/registrations/undo-registration-act'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type Act, useAct } from '../../../transport/act.ts'
import { keepRegistrations } from './registrations-query.ts'

/** Null: every pending registration. */
export type Accepted = { readonly registrationIds: readonly string[] | null }
type Reply = CallReply<typeof acceptRegistrations>

/** Accepts several in the order in which they came, as far as there are seats. */
export function useAcceptRegistrations(tournamentId: TournamentId): Act<Accepted, Reply> {
  return useAct<Accepted, Reply>({
    perform: (client, { registrationIds, actId }) =>
      client.callFunction(acceptRegistrations, {
        tournamentId,
        ...(registrationIds === null ? {} : { registrationIds: [...registrationIds] }),
        actId,
      }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations),
  })
}

/** Before the start, everybody confirmed who was not checked in drops. */
export function useDropAbsentPlayers(tournamentId: TournamentId): Act<object, Reply> {
  return useAct<object, Reply>({
    perform: (client, { actId }) => client.callFunction(dropAbsentPlayers, { tournamentId, actId }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations),
  })
}

export type DropsTakenBack = { readonly playerKeys: readonly string[] }

/** Takes back several drops, one after the other: each gets its seat as long as there is one. */
export function useTakeBackDrops(tournamentId: TournamentId): Act<DropsTakenBack, readonly WholeRegistration[]> {
  return useAct<DropsTakenBack, readonly WholeRegistration[]>({
    perform: async (client, { playerKeys, actId }) => {
      const back: WholeRegistration[] = []
      for (const [index, playerId] of playerKeys.entries()) {
        const input = { tournamentId, playerId, act: 'drop' as const, actId: `${actId}-${index}` }
        const { data } = await client.callFunction(undoRegistrationAct, input)
        back.push(data.registration)
      }
      return back
    },
    keep: keepRegistrations,
  })
}
