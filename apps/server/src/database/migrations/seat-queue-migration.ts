import type { Kysely } from 'kysely'
import type { DatabaseMigration } from './migration.ts'

export const seatQueueMigration: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('seat_queue')
      .addColumn('tournament_id', 'text', (column) => column.notNull().references('tournaments.id').onDelete('cascade'))
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('player_name', 'text', (column) => column.notNull())
      .addColumn('entry', 'text')
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('kept_until', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seat_queue_key', ['tournament_id', 'hash'])
      .execute()
  },
}
