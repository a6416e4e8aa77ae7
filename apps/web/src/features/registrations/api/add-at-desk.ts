import type { CallInput, CallReply } from '@tablee/contract/call'
import { addPlayerAtDesk } from '@tablee/contract/registrations/add-player-at-desk'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../acts/act.ts'
import { useStaffProof } from '../../../acts/acting-as.tsx'
import { useRegistrationAct } from './registration-act.ts'

type DeskPlayer = Omit<CallInput<typeof addPlayerAtDesk>, 'tournamentId' | 'organizerId' | 'actId'>

type Reply = CallReply<typeof addPlayerAtDesk>

export function useAddAtDesk(tournamentId: TournamentId): Act<DeskPlayer, Reply> {
  const proof = useStaffProof()
  return useRegistrationAct<DeskPlayer, Reply>({
    perform: (client, input) => client.callFunction(addPlayerAtDesk, { ...input, tournamentId, ...proof }),
  })
}
