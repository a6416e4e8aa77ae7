import type { Config } from '../config.ts'
import { noteDone } from '../database/server-facts.ts'
import { backUp } from '../database/whole/back-up.ts'
import { backUpDaily } from '../database/whole/daily-backup.ts'
import { type Answer, type Command, done } from './command.ts'
import { noData, versionOf, withData } from './open-data.ts'

const DAILY = '--daily'

async function backUpToday(config: Config, at: Date): Promise<Answer> {
  const { dataFolder, databaseUrl: url, backupFolder: folder } = config
  const file = await withData(config, async (database) => {
    const { file } = await backUpDaily({ dataFolder, url, folder, at })
    await noteDone(database, 'backup', at)
    return file
  })
  return done(
    `Everything of this moment is in ${file}, and was read through. Seven days, four weeks and twelve months are kept.`,
  )
}

export const backup: Command = {
  usage: ['backup FILE', 'backup --daily     (into BACKUP_DIR, where older ones are thinned out)'],
  flags: [DAILY],
  run: async ({ words: [name, ...more], flags, config, fileAt, now }) => {
    if (flags.has(DAILY)) return name === undefined ? backUpToday(config, now()) : null
    if (name === undefined || more.length > 0) return null
    if ((await versionOf(config)).isEmpty) throw noData(config)
    const file = fileAt(name)
    await backUp({ folder: config.dataFolder, url: config.databaseUrl }, file)
    return done(
      `Everything of this moment is in ${file}, and was read through. It holds personal data: keep it as safe.`,
    )
  },
}
