import type { CallReply } from '@tablee/contract/call'
import { redeemDeviceLink } from '@tablee/contract/tournaments/redeem-device-link'
import { useRef } from 'react'
import type { Act } from '../../../../acts/act.ts'
import { newSecret } from '../../../../device-storage/secret.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { useTournamentAct } from '../following/tournament-act.ts'

export type RedeemedLink = { readonly code: string; readonly oneTimeCode: string }

/** Makes this device the link's player or organizer. */
export function useRedeemDeviceLink(): Act<RedeemedLink, CallReply<typeof redeemDeviceLink>> {
  const storage = useDeviceStorage()
  const secret = useRef<string | null>(null)
  return useTournamentAct({
    perform: async (client, { code, oneTimeCode, actId }) => {
      secret.current ??= newSecret()
      const reply = await client.callFunction(redeemDeviceLink, { code, oneTimeCode, secret: secret.current, actId })
      const { role, tournamentId: id, playerName } = reply.data
      storage.setSecret(role, id, secret.current)
      storage.saveTournament({ id, code: reply.data.code, role, playerName })
      return reply
    },
  })
}
