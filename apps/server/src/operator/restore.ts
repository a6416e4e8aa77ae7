import { prepareFolder } from '../database/connection/open-sqlite.ts'
import { putInFolder, putInPostgres } from '../database/whole/put-in-place.ts'
import { takeWorkingCopy } from '../database/whole/working-copy.ts'
import { type Command, done } from './command.ts'
import { whileNobodyServes } from './open-data.ts'

const REPLACE = '--replace'

export const restore: Command = {
  usage: ['restore FILE [--replace]'],
  flags: [REPLACE],
  run: async ({ words: [name, ...more], flags, config, fileAt, now }) => {
    if (name === undefined || more.length > 0) return null
    const file = fileAt(name)
    const { dataFolder, databaseUrl } = config
    prepareFolder(dataFolder)
    const kept = await whileNobodyServes(config, async () => {
      const copy = await takeWorkingCopy(file, dataFolder)
      try {
        const placing = { copy, isReplacing: flags.has(REPLACE), at: now() }
        return await (databaseUrl === null ? putInFolder(dataFolder, placing) : putInPostgres(databaseUrl, placing))
      } finally {
        copy.drop()
      }
    })
    const before =
      kept === null ? '' : ` What was there before is in ${kept} now: delete it when you no longer need it.`
    return done(`The data of ${file} are in place; the server may be started.${before}`)
  },
}
