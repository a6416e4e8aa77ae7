import { leaveSeatQueue } from '@tablee/contract/tournaments/leave-seat-queue'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { newSecret } from '../../../../device-storage/secret.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { useTournamentAct } from '../following/tournament-act.ts'

/** Leaves the queue; if just given a seat, this device stays a player. */
export function useLeaveSeatQueue({ id, code }: Pick<Tournament, 'id' | 'code'>): Act<object, unknown> {
  const storage = useDeviceStorage()
  return useTournamentAct<object, { readonly tournament: unknown }>({
    perform: async (client) => {
      // A new secret has no place: same answer.
      const playerId = storage.secret('player', id) ?? newSecret()
      const reply = await client.callFunction(leaveSeatQueue, { code, playerId })
      storage.stopWaiting(id)
      return reply
    },
    documentOf: ({ tournament }) => tournament,
  })
}
