import { placesIn } from '@tablee/domain/tournaments/kinds/bracket'
import { currentRound, isFinished, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import type { HelpingNote } from '../../../../device-storage/helping-notes.ts'
import type { SavedRole } from '../../../../device-storage/saved-tournament.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { isWorthRetrying, UnreachableError } from '../../../../transport/request-error.ts'
import type { ServerClient } from '../../../../transport/server-client.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { readSeenTournament } from '../following/seen-tournament.ts'
import { isDeletedThere } from '../following/tournament-query.ts'

const recentDocument = z.object({
  $id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z._default(z.string(), 'quick'),
  isFinished: z.boolean(),
  isCancelled: z._default(z.boolean(), false),
  isStarted: z.boolean(),
  currentRound: z.number(),
  bracketPlaces: z._default(z.nullable(z.number()), null),
  registeredPlayersCount: z.number(),
})
type RecentDocument = z.output<typeof recentDocument>
export type RecentTournament = RecentDocument & {
  readonly role: SavedRole
  /** How this device helps or helped. */
  readonly helping: HelpingNote | null
}

type Read = { readonly tournaments: readonly RecentDocument[]; readonly isFromDevice: boolean }

/** The protocol's limit of values. */
const MOST_ASKED = 100
/** Each missing one is a request of its own; the others wait for the next time. */
const MOST_GONE = 5
const MOST_SHOWN = 3
const RETRIES = 1

/** This device's latest tournaments, current from the server, or offline as last seen. Omits those shown elsewhere. */
export function useRecentTournaments(shownElsewhere: readonly string[] = []) {
  const { client } = useServer()
  const storage = useDeviceStorage()
  const saved = storage.savedTournaments()
  const query = useQuery({
    queryKey: ['recent-tournaments'],
    enabled: saved.length > 0,
    queryFn: () => readRecent(client, storage),
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
  const known = saved.flatMap(({ id, role }): readonly RecentTournament[] => {
    const found = query.data?.tournaments.find(({ $id }) => $id === id)
    return found ? [{ ...found, ...wayIn(storage, id, role) }] : []
  })
  return {
    query,
    hasSaved: saved.length > 0,
    isFromDevice: query.data?.isFromDevice ?? false,
    active: known.filter(({ $id, isFinished }) => !isFinished && !shownElsewhere.includes($id)).slice(0, MOST_SHOWN),
    completed: known.filter(({ isFinished }) => isFinished).slice(0, MOST_SHOWN),
  }
}

/** A former helper who also plays is a player. */
function wayIn(storage: DeviceStorage, id: string, role: SavedRole): Pick<RecentTournament, 'role' | 'helping'> {
  const helping = role === 'helper' ? storage.helping.find(id) : null
  const isPlayerNow = helping !== null && helping.ended !== null && storage.secret('player', id) !== null
  return isPlayerNow ? { role: 'player', helping: null } : { role, helping }
}

async function readRecent(client: ServerClient, storage: DeviceStorage): Promise<Read> {
  const ids = storage
    .savedTournaments()
    .slice(0, MOST_ASKED)
    .map(({ id }) => id)
  if (ids.length === 0) return { tournaments: [], isFromDevice: false }
  try {
    const documents = await client.listDocuments('tournaments', [
      { method: 'equal', attribute: '$id', values: ids },
      { method: 'limit', values: [MOST_ASKED] },
      { method: 'select', values: Object.keys(recentDocument.shape) },
    ])
    const tournaments = z.array(recentDocument).parse(documents)
    const existing = new Set(tournaments.map(({ $id }) => $id))
    // Unknown to the server. Deleted ones may come back, and are listed among one's events.
    const gone = storage.savedTournaments().filter(({ id }) => ids.includes(id) && !existing.has(id))
    for (const { id, code } of gone.slice(0, MOST_GONE))
      if (!(await isDeletedThere(client, code))) storage.forgetTournament(id)
    return { tournaments, isFromDevice: false }
  } catch (error) {
    const seen = error instanceof UnreachableError ? await seenTournaments(storage) : []
    if (seen.length === 0) throw error
    return { tournaments: seen, isFromDevice: true }
  }
}

async function seenTournaments(storage: DeviceStorage): Promise<readonly RecentDocument[]> {
  const seen = await storage.seen.list()
  return seen.flatMap((one) => {
    const tournament = readSeenTournament(one)?.tournament
    if (!tournament) return []
    return [
      {
        $id: tournament.id,
        code: tournament.code,
        name: tournament.name,
        type: tournament.announcement ? 'advance' : 'quick',
        isStarted: !isWaiting(tournament),
        isFinished: isFinished(tournament),
        isCancelled: tournament.isCancelled === true,
        currentRound: isRunning(tournament) ? currentRound(tournament) : 0,
        bracketPlaces: placesIn(tournament, currentRound(tournament)),
        registeredPlayersCount: seatedCount(tournament),
      },
    ]
  })
}
