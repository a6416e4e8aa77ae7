import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite, SQLITE_FILE } from '../connection/open-sqlite.ts'
import { UnusableDatabase } from '../connection/unusable-database.ts'
import { newerDatabase } from '../migrations/migrate.ts'
import { copyFileWhole, damagesOf, fileTrouble, versionOfFile } from './sqlite-file.ts'

/** A copy of a database file that may be changed: looked through, and brought to this version. */
export type WorkingCopy = { readonly folder: string; readonly path: string; readonly drop: () => void }

/** Refuses what is no database of this software, is damaged, or comes from a newer version. The original is only read. */
export async function takeWorkingCopy(original: string, beside: string): Promise<WorkingCopy> {
  const { isEmpty, unknown } = await versionOfFile(original)
  if (isEmpty) throw new UnusableDatabase(`${original} is no database of this software.`, undefined)
  if (unknown.length > 0) throw newerDatabase(unknown)
  const damages = damagesOf(original)
  if (damages.length > 0) throw new UnusableDatabase(`${original} is damaged: ${damages.join('; ')}.`, undefined)
  const folder = newFolder(beside)
  const drop = () => rmSync(folder, { recursive: true, force: true })
  try {
    const path = join(folder, SQLITE_FILE)
    copyFileWhole(original, path)
    const migrated = await openSqlite(folder)
    await migrated.close()
    return { folder, path, drop }
  } catch (error) {
    drop()
    throw error
  }
}

/** On the disk where the copy is to go, so that it can be moved into place at once. */
function newFolder(beside: string): string {
  try {
    return mkdtempSync(join(beside, `${SQLITE_FILE}.copy-`))
  } catch (error) {
    throw fileTrouble(beside, error)
  }
}
