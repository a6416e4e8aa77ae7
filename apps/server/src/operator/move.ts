import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SQLITE_FILE } from '../database/connection/open-sqlite.ts'
import { putInPostgres } from '../database/whole/put-in-place.ts'
import { takeWorkingCopy } from '../database/whole/working-copy.ts'
import { type Command, done, failed } from './command.ts'
import { noData, whileNobodyServes } from './open-data.ts'

export const move: Command = {
  usage: ['move          (from the SQLite file in DATA_DIR to the empty PostgreSQL of DATABASE_URL)'],
  run: async ({ words, config: { dataFolder, databaseUrl }, now }) => {
    if (words.length > 0) return null
    if (databaseUrl === null) return failed('DATABASE_URL has to name the PostgreSQL to move to.')
    const source = { dataFolder, databaseUrl: null }
    const file = join(dataFolder, SQLITE_FILE)
    if (!existsSync(file)) throw noData(source)
    await whileNobodyServes(source, () =>
      whileNobodyServes({ dataFolder, databaseUrl }, async () => {
        const copy = await takeWorkingCopy(file, dataFolder)
        try {
          await putInPostgres(databaseUrl, { copy, isReplacing: false, at: now() })
        } finally {
          copy.drop()
        }
      }),
    )
    return done(
      `Every row was moved to PostgreSQL, read again and compared. Start the server with DATABASE_URL; ${file} was left as it is.`,
    )
  },
}
