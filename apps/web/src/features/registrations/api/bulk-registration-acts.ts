import type { CallReply } from '@tablee/contract/call'
import { acceptRegistrations } from '@tablee/contract/registrations/accept-registrations'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { dropAbsentPlayers } from '@tablee/contract/registrations/drop-absent-players'
import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { undoRegistrationAct } from '@tablee/contract/registrations/undo-registration-act'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type Act, useAct } from '../../../acts/act.ts'
import { useStaffProof } from '../../../acts/acting-as.tsx'
import { keepRegistrations } from './registrations-query.ts'

/** Null: every pending registration. */
export type Accepted = { readonly registrationIds: readonly string[] | null }
type Reply = CallReply<typeof acceptRegistrations>

/** Accepts several in the order in which they came, as far as there are seats. */
export function useAcceptRegistrations(tournamentId: TournamentId): Act<Accepted, Reply> {
  const proof = useStaffProof()
  return useAct<Accepted, Reply>({
    perform: (client, { registrationIds, actId }) =>
      client.callFunction(acceptRegistrations, {
        tournamentId,
        ...proof,
        ...(registrationIds === null ? {} : { registrationIds: [...registrationIds] }),
        actId,
      }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations),
  })
}

type ListedAtDesk = { readonly playerNames: readonly string[] }

/** Writes in a whole list of names. */
export function useAddListAtDesk(tournamentId: TournamentId): Act<ListedAtDesk, Reply> {
  const proof = useStaffProof()
  return useAct<ListedAtDesk, Reply>({
    perform: (client, { playerNames, actId }) => {
      const players = playerNames.map((playerName) => ({ playerName }))
      return client.callFunction(addPlayersAtDesk, { tournamentId, ...proof, players, actId })
    },
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations),
  })
}

/** Before the start, everybody confirmed who was not checked in drops. */
export function useDropAbsentPlayers(tournamentId: TournamentId): Act<object, Reply> {
  const proof = useStaffProof()
  return useAct<object, Reply>({
    perform: (client, { actId }) => client.callFunction(dropAbsentPlayers, { tournamentId, ...proof, actId }),
    keep: (queryClient, { data }) => keepRegistrations(queryClient, data.registrations),
  })
}

export type DropsTakenBack = { readonly playerKeys: readonly string[] }
type TakenBack = { readonly back: readonly RegistrationView[]; readonly maxPlayers: number | null }

/** Takes back several drops, one after the other; where their seats were taken, others are added. */
export function useTakeBackDrops(tournamentId: TournamentId): Act<DropsTakenBack, TakenBack> {
  const proof = useStaffProof()
  return useAct<DropsTakenBack, TakenBack>({
    perform: async (client, { playerKeys, actId }) => {
      const back: RegistrationView[] = []
      let maxPlayers: number | null = null
      for (const [index, playerId] of playerKeys.entries()) {
        const input = { tournamentId, ...proof, playerId, act: 'drop' as const, actId: `${actId}-${index}` }
        const { data } = await client.callFunction(undoRegistrationAct, input)
        back.push(data.registration)
        maxPlayers = data.maxPlayers
      }
      return { back, maxPlayers }
    },
    keep: (queryClient, { back }) => keepRegistrations(queryClient, back),
  })
}
