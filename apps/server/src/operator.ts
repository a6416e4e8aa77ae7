import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { ConfigError, readConfig } from './config.ts'
import type { Database } from './database/database.ts'
import { openPostgres } from './database/open-postgres.ts'
import { openSqlite } from './database/open-sqlite.ts'
import { UnusableDatabase } from './database/unusable-database.ts'
import { listLabelled, setLabel } from './features/accounts/commands/set-label.ts'

const USAGE = 'usage: npm run tablee -- organizer grant EMAIL [--unverified] | revoke EMAIL | list\n'
const UNVERIFIED = '--unverified'

type Environment = Readonly<Record<string, string | undefined>>
type Answer = { readonly code: 0 | 1 | 2; readonly text: string }

/** What the operator may do by hand, on the data of the server, which may run meanwhile. */
export async function operate(args: readonly string[], environment: Environment): Promise<Answer> {
  const [subject, act, email, ...more] = args.filter((arg) => arg !== UNVERIFIED)
  const isVerifiedOnly = !args.includes(UNVERIFIED)
  const isKnown = subject === 'organizer' && more.length === 0
  const isChange = (act === 'grant' || act === 'revoke') && email !== undefined
  if (!isKnown || (!isVerifiedOnly && act !== 'grant') || !(isChange || (act === 'list' && email === undefined)))
    return { code: 2, text: USAGE }
  const { databaseUrl, dataFolder } = readConfig(environment)
  const database = databaseUrl === null ? await openSqlite(dataFolder) : await openPostgres(databaseUrl)
  try {
    return isChange ? await change(database, { email, isGiven: act === 'grant', isVerifiedOnly }) : await list(database)
  } finally {
    await database.close()
  }
}

type Wanted = { readonly email: string; readonly isGiven: boolean; readonly isVerifiedOnly: boolean }

async function change(database: Database, { email, isGiven, isVerifiedOnly }: Wanted): Promise<Answer> {
  const account = await setLabel(database, {
    email,
    label: ORGANIZER_LABEL,
    isGiven,
    isVerifiedOnly: isGiven && isVerifiedOnly,
    at: new Date(),
  })
  if (!account) return { code: 1, text: `No account has the address ${email}.\n` }
  if (account === 'email_unverified') return { code: 1, text: unverified(email) }
  const what = isGiven ? 'may create advanced tournaments' : 'may no longer create advanced tournaments'
  return { code: 0, text: `${account.email} (${account.$id}) ${what}.\n` }
}

/** Anybody may register with anybody's address: only the link of a mail shows whose it is. */
function unverified(email: string): string {
  return `Nobody has verified the address ${email}: whoever registered with it may be somebody else. Ask the person to follow the link that the app mails (Settings), or add ${UNVERIFIED} when you know whose account it is.\n`
}

async function list(database: Database): Promise<Answer> {
  const accounts = await listLabelled(database, ORGANIZER_LABEL)
  return { code: 0, text: accounts.map(({ email, $id, name }) => `${email}\t${$id}\t${name}\n`).join('') }
}

function isStartedByHand(): boolean {
  const started = process.argv[1]
  return started !== undefined && import.meta.url === pathToFileURL(started).href
}

if (isStartedByHand()) {
  // Where the server is started too, so that both mean the same DATA_DIR.
  process.chdir(join(import.meta.dirname, '..', '..', '..'))
  try {
    const { code, text } = await operate(process.argv.slice(2), process.env)
    const stream = code === 0 ? process.stdout : process.stderr
    stream.write(text)
    process.exitCode = code
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof UnusableDatabase)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
