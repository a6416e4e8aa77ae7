import { portableText, portableTournament } from '@tablee/contract/tournaments/documents/portable-tournament'
import { importTournament } from '@tablee/contract/tournaments/import-tournament'
import type { PortableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { useRef } from 'react'
import type { Act } from '../../../acts/act.ts'
import { newSecret } from '../../../device-storage/secret.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import type { CreatedTournament } from './following/created-tournament.ts'
import { useTournamentAct } from './following/tournament-act.ts'

type Importing = { readonly file: PortableTournament }

/** Creates a tournament from a file and remembers that this device organizes it. */
export function useImportTournament(): Act<Importing, CreatedTournament> {
  const storage = useDeviceStorage()
  const secrets = useRef(new Map<string, string>())
  return useTournamentAct<Importing, CreatedTournament>({
    perform: async (client, { actId, file }) => {
      // A retry sends the same secret, so that an import whose answer was lost is still ours.
      const organizerId = secrets.current.get(actId) ?? newSecret()
      secrets.current.set(actId, organizerId)
      const tournament = JSON.parse(portableText(file))
      const { tournament: made } = await client.callFunction(importTournament, { tournament, organizerId, actId })
      const { id, code } = made
      storage.setSecret('organizer', id, organizerId)
      storage.saveTournament({ id, code, role: 'organizer', playerName: null })
      return { id, code, type: 'quick' }
    },
  })
}

/** Null if it is no such file. */
export function readPortableText(text: string): PortableTournament | null {
  try {
    return portableTournament.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
