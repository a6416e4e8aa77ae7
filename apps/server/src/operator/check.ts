import { join } from 'node:path'
import { SQLITE_FILE } from '../database/connection/open-sqlite.ts'
import type { Database } from '../database/database.ts'
import { newerDatabase } from '../database/migrations/migrate.ts'
import { damagesOf } from '../database/whole/sqlite-file.ts'
import { takeWorkingCopy } from '../database/whole/working-copy.ts'
import { checkFrozen } from '../features/registrations/frozen/check-frozen.ts'
import { type Checked, checkJournals } from '../features/tournaments/queries/check-journals.ts'
import { type Answer, type Command, counted, done } from './command.ts'
import { noData, openData, versionOf, withData } from './open-data.ts'

export const check: Command = {
  usage: ['check          (the data of the server, which may run)', 'check FILE     (a backup)'],
  run: async ({ words: [name, ...more], config, fileAt }) => {
    if (more.length > 0) return null
    return name === undefined ? checkData(config) : checkFile(fileAt(name), config.dataFolder)
  },
}

async function checkData(config: Parameters<typeof versionOf>[0]): Promise<Answer> {
  const { isEmpty, unknown, pending } = await versionOf(config)
  if (unknown.length > 0) throw newerDatabase(unknown)
  if (isEmpty) throw noData(config)
  const file = config.databaseUrl === null ? join(config.dataFolder, SQLITE_FILE) : null
  const damages = file === null ? [] : damagesOf(file)
  if (damages.length > 0) return report({ damages })
  // Checks the data as this version would migrate it, before anything is changed.
  if (file !== null && pending.length > 0) return checkFile(file, config.dataFolder)
  return report({ damages, ...(await withData(config, checkAll)) })
}

async function checkFile(file: string, folder: string): Promise<Answer> {
  const copy = await takeWorkingCopy(file, folder)
  try {
    const database = await openData({ databaseUrl: null, dataFolder: copy.folder })
    try {
      return report({ damages: [], ...(await checkAll(database)) })
    } finally {
      await database.close()
    }
  } finally {
    copy.drop()
  }
}

async function checkAll(database: Database) {
  return { ...(await checkJournals(database)), ...(await checkFrozen(database)) }
}

type Found = Partial<Checked & Awaited<ReturnType<typeof checkFrozen>>> & { readonly damages: readonly string[] }

function report({ damages, findings = [], deckFindings = [], tournaments = 0, acts = 0, decks = 0 }: Found): Answer {
  const lines = [
    ...damages.map((damage) => `damaged: ${damage}`),
    ...[...findings, ...deckFindings].map(({ code, what }) => `tournament ${code}: ${what}`),
  ]
  if (lines.length > 0) return { code: 1, text: `${lines.join('\n')}\n${counted(lines.length, 'finding')}.\n` }
  return done(
    `The database is whole, and ${counted(tournaments, 'tournament')} with ${counted(acts, 'act')} are what their journals tell.${decks === 0 ? '' : ` ${counted(decks, 'kept decklist')} have their hashes.`}`,
  )
}
