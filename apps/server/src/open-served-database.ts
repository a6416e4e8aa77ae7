import type { Config } from './config.ts'
import type { Database, DatabaseNote } from './database/database.ts'
import { openPostgres } from './database/open-postgres.ts'
import { openSqlite } from './database/open-sqlite.ts'
import { servePostgres } from './database/serve-postgres.ts'
import { serveSqlite } from './database/serve-sqlite.ts'
import { type ServingLock, whileServing } from './database/serving-lock.ts'
import { eraseWhatIsOver } from './erase-what-is-over.ts'
import { accountsLikePublicIds } from './features/accounts/queries/accounts-like-public-ids.ts'
import { fillSearchIndex } from './features/tournaments/search/fill-search-index.ts'
import { dropAllLapsedPlaces } from './features/tournaments/seat-queue-store.ts'
import type { Keys } from './ports/keys.ts'
import { loadSigningKeys } from './signing-keys.ts'
import type { Troubles } from './troubles.ts'

type Opening = {
  readonly config: Config
  readonly now: () => Date
  readonly troubles: Troubles
}

type Served = { readonly database: Database; readonly keys: Keys; readonly lock: ServingLock }

/** The database for the process that serves it, with everything done that comes before the first call. */
export async function openServedDatabase({ config, now, troubles }: Opening): Promise<Served> {
  const { databaseUrl, dataFolder, busUrl } = config
  const way = busUrl === null ? 'alone' : 'among'
  const note: DatabaseNote = ({ event, error }) =>
    event === 'connection lost' ? troubles.noteOutage(event, error) : troubles.noteDefect(event, error)
  const lock = databaseUrl === null ? serveSqlite(dataFolder) : await servePostgres(databaseUrl, { way, note })
  const opening = databaseUrl === null ? openSqlite(dataFolder, { note }) : openPostgres(databaseUrl, { note })
  const database = whileServing(await opening.catch(giveBack(lock)), lock)
  try {
    await fillSearchIndex(database)
    await database.inTransaction(({ db }) => dropAllLapsedPlaces(db, now()))
    await eraseWhatIsOver({ database, now })
    await nameImpostors(database, troubles)
    return { database, keys: await loadSigningKeys(database, dataFolder), lock }
  } catch (error) {
    await database.close()
    throw error
  }
}

function giveBack(lock: ServingLock): (error: unknown) => Promise<never> {
  return async (error) => {
    await lock.release()
    throw error
  }
}

const MOST_NAMED = 20

/** What no version makes any more and the operator alone can judge; ids, and nothing of the people. */
async function nameImpostors(database: Database, { say }: Troubles): Promise<void> {
  const ids = await database.read(accountsLikePublicIds)
  if (ids.length === 0) return
  const named = ids.slice(0, MOST_NAMED).join(', ')
  const more = ids.length > MOST_NAMED ? `, and ${ids.length - MOST_NAMED} more` : ''
  say(
    `Accounts that are called like the public id of a player, and may pass for one (${ids.length}): ${named}${more}. Block what nobody knows: npm run tablee -- account block ID\n`,
  )
}
