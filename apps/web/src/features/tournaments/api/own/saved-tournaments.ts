import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import type { SavedTournament } from '../../../../device-storage/saved-tournament.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { JUST_ASKED_MS } from '../../../../transport/just-asked.ts'
import { isWorthRetrying } from '../../../../transport/request-error.ts'
import type { ServerClient } from '../../../../transport/server-client.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { readSeenTournament } from '../following/seen-tournament.ts'
import { isDeletedThere } from '../following/tournament-query.ts'

const savedDocument = z.object({
  $id: z.string(),
  code: z.string(),
  name: z.string(),
  isStarted: z.boolean(),
  isFinished: z.boolean(),
  isCancelled: z._default(z.boolean(), false),
  tournamentDate: z.nullable(z.string()),
})

/** The protocol's limit of values. */
const MOST_ASKED = 100
/** Each missing one is a request of its own. */
const MOST_MISSING = 5
const RETRIES = 2

export type SavedPlay = z.output<typeof savedDocument> & {
  readonly playerName: string | null
  /** By its organizer, who can restore it. */
  readonly isDeleted: boolean
}

/** For those this device remembers playing in. */
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
      const there = z.array(savedDocument).parse(documents)
      const missing = savedPlays(storage).filter(({ id }) => there.every(({ $id }) => $id !== id))
      return [
        ...there.map((one) => ({ ...one, isDeleted: false })),
        ...(await deletedOnes({ client, storage }, missing)),
      ]
    },
    staleTime: JUST_ASKED_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

type Asking = { readonly client: ServerClient; readonly storage: DeviceStorage }

/** Missing ones that were deleted, as last seen here. */
async function deletedOnes({ client, storage }: Asking, missing: readonly SavedTournament[]) {
  const asked = missing.slice(0, MOST_MISSING)
  const isDeleted = await Promise.all(asked.map(({ code }) => isDeletedThere(client, code)))
  const deleted = asked.filter((_, index) => isDeleted[index])
  if (deleted.length === 0) return []
  const seen = (await storage.seen.list()).map((one) => readSeenTournament(one)?.tournament)
  return deleted.map(({ id, code }) => {
    const tournament = seen.find((one) => one?.id === id)
    return {
      ...{ $id: id, code, name: tournament?.name ?? code, tournamentDate: tournament?.announcement?.startsAt ?? null },
      ...{ isStarted: false, isFinished: false, isCancelled: false, isDeleted: true },
    }
  })
}

function savedPlays(storage: DeviceStorage): readonly SavedTournament[] {
  return storage
    .savedTournaments()
    .filter((entry) => isPlayed(storage, entry))
    .slice(0, MOST_ASKED)
}

/** Last used first; without those gone for good. */
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

/** An organizer who also plays is saved as organizer. */
function isPlayed(storage: DeviceStorage, { id, role }: SavedTournament): boolean {
  return role === 'player' || storage.secret('player', id) !== null
}
