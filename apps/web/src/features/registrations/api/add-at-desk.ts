import type { CallInput, CallReply } from '@tablee/contract/call'
import { addPlayerAtDesk } from '@tablee/contract/registrations/add-player-at-desk'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../transport/act.ts'
import { useRegistrationAct } from './registration-act.ts'

export type DeskPlayer = Omit<CallInput<typeof addPlayerAtDesk>, 'tournamentId' | 'actId'>

type Reply = CallReply<typeof addPlayerAtDesk>

/** Writes in somebody who stands at the desk. */
export function useAddAtDesk(tournamentId: TournamentId): Act<DeskPlayer, Reply> {
  return useRegistrationAct<DeskPlayer, Reply>({
    perform: (client, input) => client.callFunction(addPlayerAtDesk, { ...input, tournamentId }),
  })
}
