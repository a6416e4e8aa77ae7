import type { DocumentFilter } from '@tablee/contract/serving/document-query'
import type { Database } from '../../../database/database.ts'
import { createOneAtATime } from '../one-at-a-time.ts'
import { createTournamentCache } from '../tournament-cache.ts'
import { tournamentCollection } from '../tournament-collection.ts'
import { noPasswords } from './no-passwords.ts'

/** Reads the first documents that a search shows, newest first, and says how many there are. */
export function searchedTournaments(database: Database): (filters: readonly DocumentFilter[]) => Promise<number> {
  const collection = tournamentCollection({
    database,
    cache: createTournamentCache(),
    oneAtATime: createOneAtATime(),
    entryPasswords: noPasswords,
    announce: () => {},
    announceDeleted: () => {},
    now: () => new Date(0),
    chance: () => new Uint8Array(),
  })
  const orders = [{ attribute: '$createdAt', descending: true }]
  const page = { orders, isShuffled: false, cursor: null, limit: 25, offset: 0, isCounted: true }
  return async (filters) => (await collection.list({ filters, ...page }, null))?.total ?? 0
}
