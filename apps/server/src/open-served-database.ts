import type { Config } from './config.ts'
import { openPostgres, versionOfPostgres } from './database/connection/open-postgres.ts'
import { openSqlite } from './database/connection/open-sqlite.ts'
import { servePostgres } from './database/connection/serve-postgres.ts'
import { serveSqlite } from './database/connection/serve-sqlite.ts'
import { AlreadyServed, type ServingLock, whileServing } from './database/connection/serving-lock.ts'
import { ServedByOlder } from './database/connection/unusable-database.ts'
import { type VersionWatch, watchVersion, whileUnderstood } from './database/connection/version-watch.ts'
import type { Database, DatabaseNote } from './database/database.ts'
import type { MigrationStep } from './database/migrations/migrate.ts'
import type { Migrations } from './database/migrations/migration.ts'
import { eraseWhatIsOver } from './erase-what-is-over.ts'
import { accountsLikePublicIds } from './features/accounts/queries/accounts-like-public-ids.ts'
import { openSearchFilling, type SearchFilling } from './features/tournaments/search/fill-search-index.ts'
import { dropAllLapsedPlaces } from './features/tournaments/seat-queue-store.ts'
import type { Keys } from './ports/keys.ts'
import { loadSigningKeys } from './signing-keys.ts'
import type { Troubles } from './troubles.ts'

type Opening = {
  readonly config: Config
  readonly now: () => Date
  readonly troubles: Troubles
  readonly noteCommit: (ms: number) => void
  /** Called before each migration step. */
  readonly tell: (step: MigrationStep) => void
  /** Set by tests only. */
  readonly migrations?: Migrations | undefined
}

type Served = {
  readonly database: Database
  readonly keys: Keys
  readonly lock: ServingLock
  readonly version: VersionWatch
  readonly search: SearchFilling
}

export async function openServedDatabase(opening: Opening): Promise<Served> {
  const { config, now } = opening
  const note = noteTo(opening.troubles)
  const place = { ...opening, note }
  // Set once the database is open, after the lock.
  let version: VersionWatch | null = null
  const lock = await takeLock(place, async () => !(await version?.look()))
  const opened = await migrated(place).catch(giveBack(lock))
  try {
    if (config.busUrl !== null) await lock.share()
    version = watchVersion(opened, opening.migrations)
    const database = whileUnderstood(whileServing(opened, lock), version)
    const search = await openSearchFilling(database)
    await database.inTransaction(({ db }) => dropAllLapsedPlaces(db, now()))
    await eraseWhatIsOver({ database, now })
    await nameImpostors(database, opening.troubles)
    return { database, keys: await loadSigningKeys(database, config.dataFolder), lock, version, search }
  } catch (error) {
    await opened.close()
    await lock.release()
    throw error
  }
}

type Place = Opening & { readonly note: DatabaseNote }

function noteTo(troubles: Troubles): DatabaseNote {
  return ({ event, error }) =>
    event === 'connection lost' ? troubles.noteOutage(event, error) : troubles.noteDefect(event, error)
}

function migrated({ config: { databaseUrl, dataFolder }, ...options }: Place): Promise<Database> {
  return databaseUrl === null ? openSqlite(dataFolder, options) : openPostgres(databaseUrl, options)
}

/** Takes the lock alone without a bus, or while a migration is pending that older servers do not survive. */
async function takeLock({ config, note, migrations }: Place, mayGoOn: () => Promise<boolean>): Promise<ServingLock> {
  const { databaseUrl, dataFolder, busUrl } = config
  if (databaseUrl === null) return serveSqlite(dataFolder)
  if (busUrl === null) return servePostgres(databaseUrl, { way: 'alone', note, mayGoOn })
  const { pendingAlone } = await versionOfPostgres(databaseUrl, migrations)
  if (pendingAlone.length === 0) return servePostgres(databaseUrl, { way: 'among', note, mayGoOn })
  return servePostgres(databaseUrl, { way: 'alone', note, mayGoOn, patienceMs: 0 }).catch((error: unknown) => {
    throw error instanceof AlreadyServed ? new ServedByOlder(pendingAlone, error) : error
  })
}

function giveBack(lock: ServingLock): (error: unknown) => Promise<never> {
  return async (error) => {
    await lock.release()
    throw error
  }
}

const MOST_NAMED = 20

/** No version creates these any more, and only the operator can judge them; reports ids, no personal data. */
async function nameImpostors(database: Database, { say }: Troubles): Promise<void> {
  const ids = await database.read(accountsLikePublicIds)
  if (ids.length === 0) return
  const named = ids.slice(0, MOST_NAMED).join(', ')
  const more = ids.length > MOST_NAMED ? `, and ${ids.length - MOST_NAMED} more` : ''
  say(
    `Accounts that are called like the public id of a player, and may pass for one (${ids.length}): ${named}${more}. Block what nobody knows: npm run tablee -- account block ID\n`,
  )
}
