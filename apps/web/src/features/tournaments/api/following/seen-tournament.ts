import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import type { QueryClient } from '@tanstack/react-query'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import type { SeenTournament } from '../../../../device-storage/seen-tournaments.ts'
import { type LoadedTournament, laterOf, loadedTournament } from './loaded-tournament.ts'
import { tournamentKey } from './tournament-query.ts'

/** Nothing shown while offline needs the moments of the document. */
const UNKNOWN_MOMENT = new Date(0).toISOString()

/** What is kept of a tournament: its public document, as the server would write it. */
export function seenTournament({ tournament, sequence }: LoadedTournament, seenAt: number): SeenTournament {
  const document = writeTournamentDocument({
    tournament,
    sequence,
    createdAt: UNKNOWN_MOMENT,
    updatedAt: UNKNOWN_MOMENT,
  })
  return { code: tournament.code, seenAt, document: JSON.stringify(document) }
}

/** Null for what another version of the app wrote and this one cannot read. */
export function readSeenTournament({ document }: SeenTournament): LoadedTournament | null {
  try {
    return loadedTournament(JSON.parse(document))
  } catch {
    return null
  }
}

/** Shows what this device saw last, at once, until the server has answered. What is there already is never replaced. */
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
