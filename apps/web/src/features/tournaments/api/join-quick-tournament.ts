import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { newSecret } from '../../../device-storage/secret.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import type { Act } from '../../../transport/act.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { useTournamentAct } from './tournament-act.ts'

export type Joining = { readonly playerName: string; readonly password?: string }

/** Joins, and remembers on this device who it is. */
export function useJoinQuickTournament({ id, code }: Pick<Tournament, 'id' | 'code'>): Act<Joining, unknown> {
  const storage = useDeviceStorage()
  return useTournamentAct<Joining, { readonly tournament: unknown }>({
    perform: async (client, { actId, ...joining }) => {
      // Kept before it is sent: if the answer gets lost, this device is still the player it has become.
      const known = storage.secret('player', id)
      const secret = known ?? newSecret()
      storage.setSecret('player', id, secret)
      const sending = client.callFunction(joinQuickTournament, { ...joining, code, playerId: secret, actId })
      const reply = await sending.catch((error: unknown) => {
        if (known === null && error instanceof RefusedError) storage.removeSecret('player', id)
        throw error
      })
      storage.saveTournament({ id, code, role: 'player', playerName: reply.player.name })
      return reply
    },
    documentOf: ({ tournament }) => tournament,
  })
}
