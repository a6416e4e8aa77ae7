import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { viewTournaments } from './view-tournaments.ts'

/** Text, or null at the start of every tournament. */
type AttributeColumn = {
  readonly column: string
  readonly type: 'text'
  /** For texts stored as they are; omitted where `tournament-columns.ts` says how. */
  readonly holds?: keyof Tournament
}

/** One column per tournament attribute. Migration, table type, reading and, for texts, writing follow from the line. */
export const ATTRIBUTE_COLUMNS = {
  /** Not asked for before. */
  '0053-cancel-reasons': { column: 'cancel_reason', type: 'text', holds: 'cancelReason' },
  /** JSON, byes of the first rounds; none before. */
  '0054-awarded-byes': { column: 'awarded_byes', type: 'text' },
  /** How people compete together; each alone before. */
  '0066-team-kind': { column: 'team_kind', type: 'text' },
  /** JSON; none before. */
  '0067-teams': { column: 'teams', type: 'text' },
  /** JSON; none before. */
  '0071-planned-parts': { column: 'planned_parts', type: 'text' },
  /** JSON; nobody called by phone before. */
  '0080-judge-calls': { column: 'judge_calls', type: 'text' },
  /** Locked by hand; nobody did before. */
  '0090-decks-locked': { column: 'decks_locked_at', type: 'text', holds: 'decksLockedAt' },
  /** Never quiet before. */
  '0097-quiet-hours': { column: 'quiet_hours', type: 'text', holds: 'quietHours' },
  /** JSON; brackets followed from standings and draws before. */
  '0098-season-seeds': { column: 'season_seeds', type: 'text' },
} as const satisfies Readonly<Record<string, AttributeColumn>>

type Described = typeof ATTRIBUTE_COLUMNS

export type AttributeColumns = { [Name in keyof Described as Described[Name]['column']]: string | null }

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
