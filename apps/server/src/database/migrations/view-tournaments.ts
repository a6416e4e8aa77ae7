import { type Kysely, sql } from 'kysely'

/** A view keeps the columns its table had: a migration that adds one to `all_tournaments` recreates it. */
export async function viewTournaments(db: Kysely<unknown>): Promise<void> {
  await sql`drop view if exists tournaments`.execute(db)
  await sql`create view tournaments as select * from all_tournaments where deleted_at is null`.execute(db)
}
