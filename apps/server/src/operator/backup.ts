import { backUp } from '../database/whole/back-up.ts'
import { type Command, done } from './command.ts'
import { noData, versionOf } from './open-data.ts'

export const backup: Command = {
  usage: ['backup FILE'],
  run: async ({ words: [name, ...more], config, fileAt }) => {
    if (name === undefined || more.length > 0) return null
    if ((await versionOf(config)).isEmpty) throw noData(config)
    const file = fileAt(name)
    await backUp({ folder: config.dataFolder, url: config.databaseUrl }, file)
    return done(
      `Everything of this moment is in ${file}, and was read through. It holds personal data: keep it as safe.`,
    )
  },
}
