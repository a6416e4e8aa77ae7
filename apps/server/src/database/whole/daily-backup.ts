import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { UnusableDatabase } from '../connection/unusable-database.ts'
import { backUp } from './back-up.ts'
import { keptBackups } from './kept-backups.ts'
import { damagesOf, dropFile, fileTrouble } from './sqlite-file.ts'

/** `url` is null for the SQLite file in `dataFolder`. */
export type DailyBackup = {
  readonly dataFolder: string
  readonly url: string | null
  /** Other files in it are left alone. */
  readonly folder: string
  readonly at: Date
}

const NAME = /^tablee-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/
const PART = /^tablee-\d{8}T\d{6}Z\.sqlite\.part(-\w+)?$/

/** Verifies the backup before deleting expired ones. */
export async function backUpDaily({ dataFolder, url, folder, at }: DailyBackup): Promise<{ readonly file: string }> {
  prepare(folder)
  const file = join(folder, nameOf(at))
  await backUp({ folder: dataFolder, url }, file)
  const [damage] = damagesOf(file)
  if (damage !== undefined) {
    dropFile(file)
    throw new UnusableDatabase(
      `The backup could not be read again (${damage}) and was dropped: look at the disk of ${folder}.`,
      undefined,
    )
  }
  thinOut(folder)
  return { file }
}

function prepare(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(folder)) if (PART.test(name)) rmSync(join(folder, name))
  } catch (error) {
    throw fileTrouble(folder, error)
  }
}

function thinOut(folder: string): void {
  const found = readdirSync(folder).flatMap((name) => {
    const moment = momentOf(name)
    return moment ? [{ name, moment }] : []
  })
  const kept = new Set(keptBackups(found.map(({ moment }) => moment)).map((moment) => moment.getTime()))
  for (const { name, moment } of found) if (!kept.has(moment.getTime())) dropFile(join(folder, name))
}

/** `tablee-20261125T030000Z.sqlite` */
function nameOf(at: Date): string {
  return `tablee-${at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.sqlite`
}

function momentOf(name: string): Date | null {
  const found = NAME.exec(name)
  if (!found) return null
  const [, year, month, day, hour, minute, second] = found
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
