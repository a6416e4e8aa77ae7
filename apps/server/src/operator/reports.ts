import { listReports } from '../features/tournaments/page-report-store.ts'
import { type Command, counted, done } from './command.ts'
import { withData } from './open-data.ts'

export const reports: Command = {
  usage: ['reports        (what people said of pages)'],
  run: async ({ words, config }) => {
    if (words.length > 0) return null
    const found = await withData(config, (database) => database.read(listReports))
    const told = found.map(({ at, code, name, text, isHidden }) =>
      [
        `${at.slice(0, 16).replace('T', ' ')} UTC  ${name} (${code})${isHidden ? '  [hidden]' : ''}`,
        ...text.split('\n').map((line) => `    ${line}`),
        `    tournament ${isHidden ? `restore ${code}` : `hide ${code} --reason …`}`,
      ].join('\n'),
    )
    return done([`${counted(found.length, 'report')}.`, ...told].join('\n'))
  },
}
