import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { Database, Transaction } from '../../../database/database.ts'
import { writeFoundBy } from '../../../database/search/found-by.ts'
import {
  type EmptyPlace,
  holdEmptyPlaces,
  keepLazily,
  listEmptyPlaces,
  reservePlaces,
} from '../../../database/search/search-places.ts'
import { createTournamentCache } from '../tournament-cache.ts'
import { findTournaments } from '../tournament-store.ts'
import { foundBy } from './search-tokens.ts'

/** SQLite has a single writer, and on PostgreSQL an act that splits a range waits for this. */
const FILLED_TOGETHER = 10
const LOOKED_UP = 500
/** This few are filled in before serving, without a log line. */
const AT_ONCE = 300
const AFTER_AN_OUTAGE_MS = 5000

export type SearchFilling = {
  readonly waiting: () => number
  /** Starts, and pauses as long as it works. */
  readonly begin: (note: (error: unknown) => void) => void
  /** The next start continues there. */
  readonly stop: () => Promise<void>
}

/** Leaves the search words to be filled in while serving. */
export async function openSearchFilling(database: Database): Promise<SearchFilling> {
  let waiting = await database.inTransaction(async (tx) => {
    await lockName(tx, 'search index')
    return reservePlaces(tx)
  })
  if (waiting > 0 && waiting <= AT_ONCE) {
    for await (const _ of fillPlaces(database));
    waiting = 0
  }
  const stopping = new AbortController()
  let underWay: Promise<void> | null = null

  async function fill(note: (error: unknown) => void): Promise<void> {
    while (waiting > 0 && !stopping.signal.aborted) {
      try {
        for await (const { filled, ms } of fillPlaces(database)) {
          waiting = Math.max(0, waiting - filled)
          if (stopping.signal.aborted) return
          await pause(ms, stopping.signal)
        }
        // Damaged ones stay as they are.
        waiting = 0
      } catch (error) {
        note(error)
        if (!(error instanceof StorageFailure)) return
        await pause(AFTER_AN_OUTAGE_MS, stopping.signal)
      }
    }
  }

  return {
    waiting: () => waiting,
    begin: (note) => {
      underWay ??= fill(note)
    },
    stop: async () => {
      stopping.abort()
      await underWay
    },
  }
}

/** Newest first, as they are searched most. */
async function* fillPlaces(database: Database): AsyncGenerator<{ readonly filled: number; readonly ms: number }> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const places = await database.read((db) => listEmptyPlaces(db, before, LOOKED_UP))
    for (let index = 0; index < places.length; index += FILLED_TOGETHER) {
      const some = places.slice(index, index + FILLED_TOGETHER)
      const began = performance.now()
      await database.inTransaction((tx) => fillSome(tx, some))
      yield { filled: some.length, ms: performance.now() - began }
    }
    const last = places.at(-1)
    if (!last) return
    before = last.place
  }
}

async function fillSome(tx: Transaction, places: readonly EmptyPlace[]): Promise<void> {
  await keepLazily(tx)
  const ids = (await holdEmptyPlaces(tx, places)).map((id) => id as TournamentId)
  if (ids.length === 0) return
  const readable = await findTournaments(tx.db, createTournamentCache(), { ids, areBrief: false })
  for (const { tournament } of readable) await writeFoundBy(tx, tournament.id, foundBy(tournament))
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, Math.ceil(ms))
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise
  clearTimeout(timer)
}
