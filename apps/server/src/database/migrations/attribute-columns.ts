import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Text, or null for what every tournament begins with. */
type AttributeColumn = { readonly column: string; readonly type: 'text' }

/**
 * Columns that came for one attribute of a tournament each, by the migration that brought them. The migration, the type of the table and
 * the way back in tests follow from the line.
 */
const ATTRIBUTE_COLUMNS = {
  /** Why an event was called off; nobody was asked before. */
  '0053-cancel-reasons': { column: 'cancel_reason', type: 'text' },
  /** JSON; the organizer awards byes of the first rounds, and nobody had any before. */
  '0054-awarded-byes': { column: 'awarded_byes', type: 'text' },
} as const satisfies Readonly<Record<string, AttributeColumn>>

type Described = typeof ATTRIBUTE_COLUMNS

/** As the table has them. */
export type AttributeColumns = { [Name in keyof Described as Described[Name]['column']]: string | null }

function adding({ column, type }: AttributeColumn): DatabaseMigration {
  return {
    kind: 'expanding',
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('all_tournaments').addColumn(column, type).execute()
      await viewTournaments(db)
    },
  }
}

const each = Object.entries(ATTRIBUTE_COLUMNS)

export const ATTRIBUTE_MIGRATIONS = Object.fromEntries(each.map(([name, added]) => [name, adding(added)])) as {
  readonly [Name in keyof Described]: DatabaseMigration
}

/** What undoes each of them. */
export const ATTRIBUTE_COLUMNS_TAKEN_BACK = Object.fromEntries(
  each.map(([name, { column }]) => [
    name,
    [
      'drop view tournaments',
      `alter table all_tournaments drop column ${column}`,
      'create view tournaments as select * from all_tournaments where deleted_at is null',
    ],
  ]),
)
