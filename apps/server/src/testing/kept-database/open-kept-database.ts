import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-databases.ts'

/** At this time no queue place has lapsed and no event has begun. */
export const KEPT_AT = Date.UTC(2030, 0, 31, 18)

export type KeptName = 'waiting' | 'running' | 'finished' | 'event' | 'played'

/** Recorded by the server that wrote the file. */
type Written = {
  /** Of both events. */
  readonly organizer: { readonly email: string; readonly password: string }
  readonly documents: Readonly<Record<KeptName, TournamentDocument>>
  /** Of `event`, as its organizer reads them. */
  readonly registrations: readonly object[]
}

/**
 * A database file written by commit 155dcd1: three quick tournaments (waiting with a seat queue, running, finished) and two events (open
 * for registrations, played).
 */
export async function openKeptDatabase(): Promise<{ readonly database: TestDatabase; readonly written: Written }> {
  const database = await createTestDatabase('sqlite')
  const read = (name: string) => readFileSync(join(import.meta.dirname, name))
  writeFileSync(join(database.folder, 'tablee.sqlite'), gunzipSync(read('tablee.sqlite.gz')))
  return { database, written: JSON.parse(read('written.json').toString('utf8')) }
}
