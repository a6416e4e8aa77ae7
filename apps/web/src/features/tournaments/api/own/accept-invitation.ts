import type { CallReply } from '@tablee/contract/call'
import { acceptInvitation } from '@tablee/contract/tournaments/accept-invitation'
import { useRef } from 'react'
import type { Act } from '../../../../acts/act.ts'
import { newSecret } from '../../../../device-storage/secret.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { useTournamentAct } from '../following/tournament-act.ts'

export type GivenInvitation = { readonly code: string; readonly oneTimeCode: string }
export type AcceptedInvitation = CallReply<typeof acceptInvitation>['data']

/** This device then helps in the invitation's role. */
export function useAcceptInvitation(): Act<GivenInvitation, AcceptedInvitation> {
  const storage = useDeviceStorage()
  const secret = useRef<string | null>(null)
  return useTournamentAct({
    perform: async (client, { code, oneTimeCode }) => {
      secret.current ??= newSecret()
      const { data } = await client.callFunction(acceptInvitation, { code, oneTimeCode, secret: secret.current })
      const { tournamentId: id, role, name, expiresAt } = data
      storage.helping.keep(id, { code: data.code, secret: secret.current, role, name, expiresAt, ended: null })
      storage.saveTournament({ id, code: data.code, role: 'helper', playerName: null })
      return data
    },
  })
}
