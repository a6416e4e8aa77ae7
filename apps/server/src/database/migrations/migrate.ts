import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { UnusableDatabase } from '../connection/unusable-database.ts'
import { hasTable } from '../dialect/dialect.ts'
import type { Tables } from '../tables/tables.ts'
import type { DatabaseMigration, Migrations } from './migration.ts'
import { MIGRATIONS } from './migrations.ts'

/** From this migration on, the data records what older servers can do with each one. */
const FACTS = '0048-server-facts'
const KIND_OF = 'migration '
const BETWEEN_STEPS_MS = 10

/** `isEmpty` before the first start. */
export type DatabaseVersion = {
  readonly isEmpty: boolean
  readonly pending: readonly string[]
  /** Those that need all other servers stopped. */
  readonly pendingAlone: readonly string[]
  /** Migrations run by a newer version. */
  readonly unknown: readonly string[]
  /** Those of them that this version cannot work with, or does not know whether it can. */
  readonly unbearable: readonly string[]
}

export async function readVersion(db: Kysely<Tables>, migrations: Migrations = MIGRATIONS): Promise<DatabaseVersion> {
  const done = await namesDone(db)
  const names = Object.keys(migrations)
  const pending = names.filter((name) => !done.includes(name))
  const unknown = done.filter((name) => !names.includes(name))
  const bearable = unknown.length > 0 && done.includes(FACTS) ? await expandingOnes(db) : []
  return {
    isEmpty: done.length === 0,
    pending,
    pendingAlone: done.length === 0 ? [] : pending.filter((name) => migrations[name]?.kind === 'contracting'),
    unknown,
    unbearable: unknown.filter((name) => !bearable.includes(name)),
  }
}

async function namesDone(db: Kysely<Tables>): Promise<readonly string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function expandingOnes(db: Kysely<Tables>): Promise<readonly string[]> {
  const facts = await db
    .selectFrom('server_facts')
    .select('name')
    .where('name', 'like', `${KIND_OF}%`)
    .where('value', '=', 'expanding')
    .execute()
  return facts.map(({ name }) => name.slice(KIND_OF.length))
}

export type Migrating = {
  readonly schema?: string | undefined
  readonly migrations?: Migrations | undefined
  /** Called before each migration when there is already data. */
  readonly tell?: ((step: MigrationStep) => void) | undefined
}

/** `number` counts from 1. */
export type MigrationStep = { readonly name: string; readonly number: number; readonly of: number }

/** All steps in one transaction. A newer version's tables are refused unless that version declared that older ones can use them. */
export async function migrate(db: Kysely<Tables>, { schema, migrations = MIGRATIONS, tell }: Migrating = {}) {
  const { isEmpty, pending, unbearable, unknown } = await readVersion(db, migrations)
  if (unbearable.length > 0) throw newerDatabase(unbearable)
  if (unknown.length > 0) {
    if (pending.length > 0) throw newerDatabase(unknown)
    return
  }
  const provider = { getMigrations: async () => told({ migrations, pending, tell: isEmpty ? undefined : tell }) }
  const migrator = new Migrator({ db, provider, ...(schema === undefined ? {} : { migrationTableSchema: schema }) })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

type Told = { readonly migrations: Migrations; readonly pending: readonly string[]; readonly tell: Migrating['tell'] }

function told({ migrations, pending, tell }: Told): Record<string, Omit<DatabaseMigration, 'kind'>> {
  const each = ([name, { kind, up }]: [string, DatabaseMigration]) => {
    const saying = async (db: Kysely<unknown>) => {
      tell?.({ name, number: pending.indexOf(name) + 1, of: pending.length })
      // SQLite blocks this thread: requests are answered between two steps.
      if (tell) await new Promise((resume) => setTimeout(resume, BETWEEN_STEPS_MS))
      await up(db)
      if (name > FACTS)
        await sql`insert into server_facts (name, value) values (${KIND_OF + name}, ${kind})`.execute(db)
    }
    return [name, { up: saying }] as const
  }
  return Object.fromEntries(Object.entries(migrations).map(each))
}

export function newerDatabase(unknown: readonly string[]): UnusableDatabase {
  return new UnusableDatabase(
    `The data was written by a newer version of this software (${unknown.join(', ')}). It was left as it is: start that version again, or restore a backup from before it.`,
    new Error('Unknown migrations'),
  )
}
