import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite, SQLITE_FILE } from '../connection/open-sqlite.ts'
import { UnusableDatabase } from '../connection/unusable-database.ts'
import { newerDatabase } from '../migrations/migrate.ts'
import { copyFileWhole, damagesOf, fileTrouble, versionOfFile } from './sqlite-file.ts'

export type WorkingCopy = { readonly folder: string; readonly path: string; readonly drop: () => void }

/** Refuses files that are not ours, damaged, or from a newer version. */
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

/** On the target disk, so that the copy can be renamed. */
function newFolder(beside: string): string {
  try {
    return mkdtempSync(join(beside, `${SQLITE_FILE}.copy-`))
  } catch (error) {
    throw fileTrouble(beside, error)
  }
}
