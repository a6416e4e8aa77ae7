import type { CallReply } from '@tablee/contract/call'
import { dropPlayerAdvancedTournament } from '@tablee/contract/registrations/drop-player-advanced-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type Act, useAct } from '../../../../acts/act.ts'
import { useStaffProof } from '../../../../acts/acting-as.tsx'
import { tournamentKey } from '../following/tournament-query.ts'
import type { RemovedPlayer } from './delete-quick-tournament-player.ts'

/** Drops a player of an announced event, with the registration. */
export function useDropRegistered({
  id: tournamentId,
  code,
}: Pick<Tournament, 'id' | 'code'>): Act<RemovedPlayer, CallReply<typeof dropPlayerAdvancedTournament>> {
  const proof = useStaffProof()
  return useAct({
    perform: (client, { playerKey: playerId, actId }) =>
      client.callFunction(dropPlayerAdvancedTournament, { tournamentId, ...proof, playerId, actId }),
    // The answer only contains the registration.
    keep: (queryClient) => queryClient.invalidateQueries({ queryKey: tournamentKey(code), exact: true }),
  })
}
