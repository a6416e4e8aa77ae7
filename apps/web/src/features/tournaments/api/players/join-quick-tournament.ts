import type { ActReply } from '@tablee/contract/call'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { newSecret } from '../../../../device-storage/secret.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { RefusedError } from '../../../../transport/request-error.ts'
import { useToldAct } from '../following/told-act.ts'

export type Joining = { readonly playerName: string; readonly password?: string }
type JoinReply = ActReply<typeof joinQuickTournament>

/** Joins and remembers it on this device; if full, joins the queue for a seat. Resending keeps the place. */
export function useJoinQuickTournament({ id, code }: Pick<Tournament, 'id' | 'code'>): Act<Joining, JoinReply> {
  const storage = useDeviceStorage()
  return useToldAct<Joining, JoinReply>({
    perform: async (client, { actId, ...joining }) => {
      // Stored before it is sent: if the answer is lost, this device is still the player.
      const known = storage.secret('player', id)
      const secret = known ?? newSecret()
      storage.setSecret('player', id, secret)
      const sent = { ...joining, code, playerId: secret, wait: true, actId }
      const reply = await client.callAct(joinQuickTournament, sent).catch((error: unknown) => {
        if (error instanceof RefusedError) {
          storage.stopWaiting(id)
          if (known === null) storage.removeSecret('player', id)
        }
        throw error
      })
      const { player } = reply
      if (player) storage.saveTournament({ id, code, role: 'player', playerName: player.name })
      else storage.noteWaiting(id, joining.playerName)
      return reply
    },
    tournament: { code },
    documentOf: ({ tournament }) => tournament,
  })
}
