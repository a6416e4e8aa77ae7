import type { CallReply } from '@tablee/contract/call'
import { eraseRegistration } from '@tablee/contract/registrations/erase-registration'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type Act, useAct } from '../../../acts/act.ts'
import { useStaffProof } from '../../../acts/acting-as.tsx'

/** The list hears of it on the live channel. */
export function useEraseRegistration(
  tournamentId: TournamentId,
): Act<{ readonly playerKey: string }, CallReply<typeof eraseRegistration>> {
  const staff = useStaffProof()
  return useAct({
    perform: (client, { playerKey, actId }) =>
      client.callFunction(eraseRegistration, { tournamentId, ...staff, playerId: playerKey, actId }),
  })
}
