import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { DeviceStorage, SavedTournament } from '../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'

const savedDocument = z.object({
  $id: z.string(),
  code: z.string(),
  name: z.string(),
  isStarted: z.boolean(),
  isFinished: z.boolean(),
  isCancelled: z._default(z.boolean(), false),
  tournamentDate: z.nullable(z.string()),
})

/** The protocol compares with so many values at once. */
const MOST_ASKED = 100
const RETRIES = 2

/** A tournament that this device plays in, as the server knows it now. */
export type SavedPlay = z.output<typeof savedDocument> & { readonly playerName: string | null }

/** What the server knows of the tournaments that this device remembers playing in. */
export function savedPlaysQuery(client: ServerClient, storage: DeviceStorage) {
  const ids = savedPlays(storage)
    .map(({ id }) => id)
    .sort()
  return queryOptions({
    queryKey: ['saved-plays', ids],
    queryFn: async () => {
      if (ids.length === 0) return []
      const documents = await client.listDocuments('tournaments', [
        { method: 'equal', attribute: '$id', values: ids },
        { method: 'select', values: Object.keys(savedDocument.shape) },
        { method: 'limit', values: [MOST_ASKED] },
      ])
      return z.array(savedDocument).parse(documents)
    },
    staleTime: JUST_ASKED_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

function savedPlays(storage: DeviceStorage): readonly SavedTournament[] {
  return storage
    .savedTournaments()
    .filter((entry) => isPlayed(storage, entry))
    .slice(0, MOST_ASKED)
}

/** The tournaments that this device remembers playing in, the last used first; those that are gone are left out. */
export function useSavedPlays() {
  const { client } = useServer()
  const storage = useDeviceStorage()
  const saved = savedPlays(storage)
  const query = useQuery(savedPlaysQuery(client, storage))
  const plays =
    query.data &&
    saved.flatMap(({ id, playerName }): readonly SavedPlay[] => {
      const found = query.data.find(({ $id }) => $id === id)
      return found ? [{ ...found, playerName }] : []
    })
  return { plays, query }
}

/** An organizer who plays too is saved as organizer. */
function isPlayed(storage: DeviceStorage, { id, role }: SavedTournament): boolean {
  return role === 'player' || storage.secret('player', id) !== null
}
