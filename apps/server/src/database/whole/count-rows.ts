import { type Kysely, sql } from 'kysely'
import { patientPostgres, unusablePostgres } from '../connection/open-postgres.ts'
import type { Tables } from '../tables/tables.ts'
import { readFileWith } from './sqlite-file.ts'

export type DataSize = { readonly tournaments: number; readonly rows: number; readonly bytes: number }

export async function sizeOfFile(path: string): Promise<DataSize> {
  return readFileWith(path, async (db) => ({
    ...(await countRows(db)),
    bytes: await numberOf(
      db,
      sql`select page_count * page_size as number from pragma_page_count(), pragma_page_size()`,
    ),
  }))
}

export async function sizeOfPostgres(url: string): Promise<DataSize> {
  const db = patientPostgres(url)
  try {
    return {
      ...(await countRows(db)),
      bytes: await numberOf(db, sql`select pg_database_size(current_database()) as number`),
    }
  } catch (error) {
    throw unusablePostgres(error)
  } finally {
    await db.destroy()
  }
}

async function countRows(db: Kysely<Tables>): Promise<Omit<DataSize, 'bytes'>> {
  const count = (table: string) => numberOf(db, sql`select count(*) as number from ${sql.table(table)}`)
  const tournaments = await count('tournaments')
  const others = [await count('players'), await count('matches'), await count('rounds'), await count('journal')]
  return { tournaments, rows: others.reduce((sum, number) => sum + number, tournaments) }
}

async function numberOf(db: Kysely<Tables>, question: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await (question as ReturnType<typeof sql<{ number: number | string }>>).execute(db)
  return Number(rows[0]?.number ?? 0)
}
