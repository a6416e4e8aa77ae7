import { join } from 'node:path'
import type { Config } from '../config.ts'
import { SQLITE_FILE } from '../database/connection/open-sqlite.ts'
import { newerDatabase } from '../database/migrations/migrate.ts'
import { MIGRATIONS } from '../database/migrations/migrations.ts'
import { sizeOfFile, sizeOfPostgres } from '../database/whole/count-rows.ts'
import { type Command, counted, done } from './command.ts'
import { openData, versionOf, whileNobodyServes } from './open-data.ts'
import { estimateUpgrade } from './upgrade-estimate.ts'

async function effort({ databaseUrl, dataFolder }: Config, pending: readonly string[]): Promise<string> {
  const size = await (databaseUrl === null ? sizeOfFile(join(dataFolder, SQLITE_FILE)) : sizeOfPostgres(databaseUrl))
  const { away, search } = estimateUpgrade(
    size,
    pending.some((name) => MIGRATIONS[name]?.makesSearchAnew),
  )
  const data = `\nThe data: ${counted(size.tournaments, 'tournament')} and ${counted(size.rows, 'row')} in all, ${Math.ceil(size.bytes / 1e6)} MB.`
  const until = ` About ${away.from} to ${away.to} s until the server answers`
  return `${data}${until}${search ? `, then ${search.from} to ${search.to} s until the search finds everything again` : ''}.`
}

function kindOf(name: string): string {
  const isAlone = MIGRATIONS[name]?.kind === 'contracting'
  return isAlone
    ? 'contracting: servers of the version before have to stop'
    : 'expanding: servers of the version before may go on'
}

const DRY_RUN = '--dry-run'

export const migrate: Command = {
  usage: ['migrate [--dry-run]'],
  flags: [DRY_RUN],
  run: async ({ words, flags, config }) => {
    if (words.length > 0) return null
    const { isEmpty, pending, unknown } = await versionOf(config)
    if (unknown.length > 0) throw newerDatabase(unknown)
    if (!isEmpty && pending.length === 0) return done('The data is of this version: there is nothing to do.')
    const steps = counted(pending.length, 'step')
    const names = pending.map((name) => `\n  ${name}  ${kindOf(name)}`).join('')
    if (flags.has(DRY_RUN)) {
      const what = isEmpty ? 'There is no data yet: a database would be prepared.' : `To be done, ${steps}:${names}`
      return done(`${what}${isEmpty ? '' : await effort(config, pending)}\nNothing was changed.`)
    }
    await whileNobodyServes(config, async () => (await openData(config)).close())
    return done(isEmpty ? 'An empty database is prepared.' : `Done, ${steps}:${names}`)
  },
}
