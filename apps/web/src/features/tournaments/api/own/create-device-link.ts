import { createDeviceLink } from '@tablee/contract/tournaments/create-device-link'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { useTournamentAct } from '../following/tournament-act.ts'

/** Null: for the organizer's own other device. */
export type LinkFor = {
  readonly tournament: { readonly id: string; readonly code: string }
  readonly playerKey: PlayerId | null
}
export type DeviceLink = { readonly address: string; readonly expiresAt: string }

export function useCreateDeviceLink(): Act<LinkFor, DeviceLink> {
  const storage = useDeviceStorage()
  return useTournamentAct<LinkFor, DeviceLink>({
    perform: async (client, { tournament, playerKey }) => {
      const { data } = await client.callFunction(createDeviceLink, {
        code: tournament.code,
        // Without a secret, the session acts for the account that keeps it.
        organizerId: storage.secret('organizer', tournament.id) ?? undefined,
        ...(playerKey ? { playerKey } : {}),
      })
      return { address: deviceLinkAddress(tournament.code, data.oneTimeCode), expiresAt: data.expiresAt }
    },
  })
}

/** The code is in the fragment, which never reaches servers or logs. */
function deviceLinkAddress(code: string, oneTimeCode: string): string {
  return `${window.location.origin}/tournament/${code}/device#${oneTimeCode}`
}
