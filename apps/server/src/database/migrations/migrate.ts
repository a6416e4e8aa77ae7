import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { UnusableDatabase } from '../connection/unusable-database.ts'
import { hasTable } from '../dialect/dialect.ts'
import type { Tables } from '../tables/tables.ts'
import type { DatabaseMigration, Migrations } from './migration.ts'
import { MIGRATIONS } from './migrations.ts'

/** From this one on the data says of each migration what older servers can do with it. */
const FACTS = '0048-server-facts'
const KIND_OF = 'migration '
const BETWEEN_STEPS_MS = 10

/** How the tables stand to this version of the server; `isEmpty` before the first start. */
export type DatabaseVersion = {
  readonly isEmpty: boolean
  /** What this version would still do. */
  readonly pending: readonly string[]
  /** Those of them during which nobody else may serve. */
  readonly pendingAlone: readonly string[]
  /** What a newer version did. */
  readonly unknown: readonly string[]
  /** Those of them that this version does not live with, or does not know whether it does. */
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
  /** Told of each migration before it is made, where there is data already. */
  readonly tell?: ((step: MigrationStep) => void) | undefined
}

/** `number` counts from 1. */
export type MigrationStep = { readonly name: string; readonly number: number; readonly of: number }

/**
 * Brings the tables to this version of the server, all steps in one transaction; does nothing when they are. What a newer version wrote
 * stays as it is, and is refused unless that version said that older ones live with it.
 */
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
      // SQLite works in this thread: whoever asked meanwhile is answered between two steps.
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
