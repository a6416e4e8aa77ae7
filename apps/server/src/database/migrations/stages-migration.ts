import { type Kysely, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

const SWISS_FROM = '[{"kind":"swiss","plannedRounds":'
const TO_END = '}]'

/** Existing tournaments become one Swiss stage with its plan. */
export const stagesMigration: DatabaseMigration = {
  kind: 'contracting',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('tournaments')
      .addColumn('stages', 'text', (column) => column.notNull().defaultTo(`${SWISS_FROM}null${TO_END}`))
      .execute()
    await sql`update tournaments set stages = ${sql.lit(SWISS_FROM)} || cast(planned_rounds as text) || ${sql.lit(TO_END)}
      where planned_rounds is not null`.execute(db)
    await db.schema
      .alterTable('rounds')
      .addColumn('stage', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
