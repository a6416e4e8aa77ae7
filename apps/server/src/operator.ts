import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StorageFailureKind } from '@tablee/contract/serving/storage-failure'
import { nameOf } from './build.ts'
import { ConfigError, readConfig } from './config.ts'
import { storageFailureOf } from './database/connection/storage-failures.ts'
import { UnusableDatabase } from './database/connection/unusable-database.ts'
import { account } from './operator/account.ts'
import { backup } from './operator/backup.ts'
import { cards } from './operator/cards/cards.ts'
import { check } from './operator/check.ts'
import type { Answer, Command } from './operator/command.ts'
import { erasure } from './operator/erasure.ts'
import { erasures } from './operator/erasures.ts'
import { exportTournament } from './operator/export.ts'
import { importFile } from './operator/import.ts'
import { migrate } from './operator/migrate.ts'
import { move } from './operator/move.ts'
import { organizer } from './operator/organizer.ts'
import { person } from './operator/person.ts'
import { purge } from './operator/purge.ts'
import { reports } from './operator/reports.ts'
import { restore } from './operator/restore.ts'
import { tournament } from './operator/tournament.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  ...{ backup, restore, check, move, migrate },
  cards,
  export: exportTournament,
  import: importFile,
  ...{ purge, organizer, account, tournament, person, reports, erasure, erasures },
}

type Environment = Readonly<Record<string, string | undefined>>
type Standing = { readonly folder?: string; readonly now?: () => Date }

/** `folder` is the person's working directory. */
export async function operate(
  args: readonly string[],
  environment: Environment,
  { folder = process.cwd(), now = () => new Date() }: Standing = {},
): Promise<Answer> {
  const [name = '', ...rest] = args
  if (name === '--version') return { code: 0, text: `Tablée ${nameOf(readConfig(environment).build)}\n` }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return { code: 2, text: usageOf(Object.values(COMMANDS)) }
  const flags = new Set(rest.filter((word) => word.startsWith('--')))
  const words = rest.filter((word) => !word.startsWith('--'))
  const areKnown = [...flags].every((flag) => command.flags?.includes(flag))
  const asked = { words, flags, config: readConfig(environment), fileAt: (file: string) => resolve(folder, file), now }
  const answer = areKnown ? await told(() => command.run(asked)) : null
  return answer ?? { code: 2, text: usageOf([command]) }
}

/** What the operator can fix becomes a sentence; a bug stays an error. */
async function told(run: () => Promise<Answer | null>): Promise<Answer | null> {
  try {
    return await run()
  } catch (error) {
    const failure = storageFailureOf(error)
    if (error instanceof UnusableDatabase) return { code: 1, text: `${error.message}\n` }
    if (failure) return { code: 1, text: `${SENTENCES[failure.kind]}\n` }
    throw error
  }
}

const SENTENCES: Readonly<Record<StorageFailureKind, string>> = {
  storage_busy: 'The database is held by another program: try again in a moment.',
  storage_unreachable:
    'The database does not answer, or went away meanwhile: what was not said to be done was not done.',
  storage_full: 'The disk is full: nothing was changed.',
  storage_failed: 'The database cannot be read or written: look at the rights of its files.',
}

function usageOf(commands: readonly Command[]): string {
  const lines = commands.flatMap(({ usage }) => usage).map((form) => `  npm run tablee -- ${form}\n`)
  return `usage:\n${lines.join('')}`
}

function isStartedByHand(): boolean {
  const started = process.argv[1]
  return started !== undefined && import.meta.url === pathToFileURL(started).href
}

if (isStartedByHand()) {
  const folder = process.cwd()
  // The server's own working directory, so that DATA_DIR means the same.
  process.chdir(join(import.meta.dirname, '..', '..', '..'))
  try {
    const { code, text } = await operate(process.argv.slice(2), process.env, { folder })
    const stream = code === 0 ? process.stdout : process.stderr
    stream.write(text)
    process.exitCode = code
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
