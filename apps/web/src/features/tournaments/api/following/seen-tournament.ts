import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import type { QueryClient } from '@tanstack/react-query'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import type { SeenTournament } from '../../../../device-storage/seen-tournaments.ts'
import { type LoadedTournament, laterOf, loadedTournament } from './loaded-tournament.ts'
import { tournamentKey } from './tournament-query.ts'

/** Nothing shown offline needs the document's timestamps. */
const UNKNOWN_MOMENT = new Date(0).toISOString()

/** The public document, as the server would write it. */
export function seenTournament({ tournament, sequence }: LoadedTournament, seenAt: number): SeenTournament {
  const document = writeTournamentDocument({
    tournament,
    sequence,
    createdAt: UNKNOWN_MOMENT,
    updatedAt: UNKNOWN_MOMENT,
  })
  return { code: tournament.code, seenAt, document: JSON.stringify(document) }
}

/** Null if it cannot be read, as from another version. */
export function readSeenTournament({ document }: SeenTournament): LoadedTournament | null {
  try {
    return loadedTournament(JSON.parse(document))
  } catch {
    return null
  }
}

/** Shows the stored state at once, until the server answers. Never replaces existing data. */
export async function restoreSeenTournament(
  queryClient: QueryClient,
  storage: DeviceStorage,
  code: string,
): Promise<void> {
  const key = tournamentKey(code)
  const seen = await storage.seen.find(key[1])
  const read = seen && readSeenTournament(seen)
  if (!read || queryClient.getQueryData(key) !== undefined) return
  queryClient.setQueryData<LoadedTournament>(key, (held) => laterOf(held, read), { updatedAt: seen.seenAt })
}
