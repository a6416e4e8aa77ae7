import { writeFileSync } from 'node:fs'
import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import { writeWhole } from '../database/whole/sqlite-file.ts'
import { readWhole } from '../features/tournaments/queries/read-whole.ts'
import { type Command, done, failed } from './command.ts'
import { withData } from './open-data.ts'
import { rulesInWords } from './rules-in-words.ts'

export const exportTournament: Command = {
  usage: ['export CODE [FILE]          (without FILE to the output; then with npm run --silent)'],
  run: async ({ words: [typed, name, ...more], config, fileAt }) => {
    if (typed === undefined || more.length > 0) return null
    const code = readTournamentCode(typed)
    const tournament = code && (await withData(config, (database) => readWhole(database, code)))
    if (!tournament) return failed(`No tournament has the code ${typed}.`)
    const text = `${portableText(portableTournament(tournament), rulesInWords(tournament))}\n`
    if (name === undefined) return { code: 0, text }
    const file = fileAt(name)
    writeWhole(file, (part) => writeFileSync(part, text))
    return done(`${tournament.name} (${code}) is in ${file}: what everybody may read of it, and nothing else.`)
  },
}
