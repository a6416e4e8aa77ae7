import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { DeviceStorage, SavedTournament } from '../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import { useServer } from '../../../transport/server-context.tsx'

const savedDocument = z.object({
  $id: z.string(),
  code: z.string(),
  name: z.string(),
  isStarted: z.boolean(),
  isFinished: z.boolean(),
  tournamentDate: z.nullable(z.string()),
})

/** The protocol compares with so many values at once. */
const MOST_ASKED = 100
const RETRIES = 2

/** A tournament that this device plays in, as the server knows it now. */
export type SavedPlay = z.output<typeof savedDocument> & { readonly playerName: string | null }

/** The tournaments that this device remembers playing in, the last used first; those that are gone are left out. */
export function useSavedPlays() {
  const { client } = useServer()
  const storage = useDeviceStorage()
  const saved = storage
    .savedTournaments()
    .filter((entry) => isPlayed(storage, entry))
    .slice(0, MOST_ASKED)
  const ids = saved.map(({ id }) => id).sort()
  const query = useQuery({
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
    staleTime: 0,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
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
