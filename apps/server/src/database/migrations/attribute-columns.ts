import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Text, or null for what every tournament begins with. */
type AttributeColumn = {
  readonly column: string
  readonly type: 'text'
  /** The attribute whose text it is, as it is; left out where `tournament-columns.ts` says how it is kept. */
  readonly holds?: keyof Tournament
}

/**
 * Columns that came for one attribute of a tournament each, by the migration that brought them. The migration, the type of the table, the
 * way back and, of a text, how it is kept follow from the line.
 */
export const ATTRIBUTE_COLUMNS = {
  /** Why an event was called off; nobody was asked before. */
  '0053-cancel-reasons': { column: 'cancel_reason', type: 'text', holds: 'cancelReason' },
  /** JSON; the organizer awards byes of the first rounds, and nobody had any before. */
  '0054-awarded-byes': { column: 'awarded_byes', type: 'text' },
} as const satisfies Readonly<Record<string, AttributeColumn>>

type Described = typeof ATTRIBUTE_COLUMNS

/** As the table has them. */
export type AttributeColumns = { [Name in keyof Described as Described[Name]['column']]: string | null }

/** It says which column it brings, for whoever takes it back. */
type AttributeMigration = DatabaseMigration & { readonly column: string }

function adding({ column, type }: AttributeColumn): AttributeMigration {
  return {
    kind: 'expanding',
    column,
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('all_tournaments').addColumn(column, type).execute()
      await viewTournaments(db)
    },
  }
}

export const ATTRIBUTE_MIGRATIONS = Object.fromEntries(
  Object.entries(ATTRIBUTE_COLUMNS).map(([name, added]) => [name, adding(added)]),
) as {
  readonly [Name in keyof Described]: AttributeMigration
}
