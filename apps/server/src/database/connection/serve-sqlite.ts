import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { prepareFolder, unusableFile } from './open-sqlite.ts'
import { AlreadyServed, type ServingLock } from './serving-lock.ts'
import { storageFailureOf } from './storage-failures.ts'

/** A file of its own: operator commands may write to the data while the server runs. */
const FILE_NAME = 'tablee.sqlite.serving'
const PATIENCE_MS = 3000

/** Refuses a second server. The system's lock ends with the process; the empty file stays. */
export function serveSqlite(folder: string, patienceMs = PATIENCE_MS): ServingLock {
  prepareFolder(folder)
  const path = join(folder, FILE_NAME)
  let file: SqliteFile.Database | null = null
  try {
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
    file = new SqliteFile(path, { timeout: patienceMs })
    file.exec('begin exclusive')
  } catch (error) {
    file?.close()
    if (storageFailureOf(error)?.kind !== 'storage_busy') throw unusableFile(path, error)
    throw new AlreadyServed(
      `Another server already serves the data in ${folder}: stop it first, or set DATA_DIR to another folder. Several servers need PostgreSQL (DATABASE_URL) and a bus (BUS_URL).`,
      error,
    )
  }
  const held = file
  return {
    isHeld: () => held.open,
    hearing: null,
    release: async () => {
      held.close()
    },
    share: async () => {},
  }
}
