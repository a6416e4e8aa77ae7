import { sql } from 'kysely'
import type { Database, Queryable } from '../database.ts'
import { BUCKET_SIZE } from '../search-index.ts'
import { wordsOfTokens } from '../search-words.ts'
import { createTokensIndex } from '../search-words-migration.ts'

/** A tournament for a measurement: what it is found by, and nobody in it. */
export type SparseTournament = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly phase: 'waiting' | 'running' | 'finished'
  readonly game: string | null
  readonly format: string | null
  readonly startsAt: string | null
  readonly location: string | null
  readonly createdAt: string
  readonly tokens: readonly string[]
}

export type ManyTournaments = { readonly rules: unknown; readonly tournaments: Iterable<SparseTournament> }

const ROWS_TOGETHER = 5000

/** Writes tournaments far faster than acts would, past the journal: for measurements only. */
export async function insertManyTournaments(
  database: Database,
  { rules, tournaments }: ManyTournaments,
): Promise<void> {
  const { dialect } = database
  if (dialect === 'postgres') await run(database, (db) => sql`drop index searched_tournaments_tokens`.execute(db))
  let rows: SparseTournament[] = []
  const write = async () => {
    await run(database, (db) => insertRows(db, { isSqlite: dialect === 'sqlite', rules: JSON.stringify(rules), rows }))
    rows = []
  }
  for (const row of tournaments) {
    rows.push(row)
    if (rows.length === ROWS_TOGETHER) await write()
  }
  await write()
  await run(database, noteLatestStarts)
  if (dialect === 'postgres') {
    await run(database, async (db) => {
      await sql`set local statement_timeout = 0`.execute(db)
      await sql`set local maintenance_work_mem = '512MB'`.execute(db)
      await createTokensIndex(db as never)
    })
  }
  await settle(database)
}

/** What a database does by itself within minutes would otherwise be done while something is measured. */
async function settle({ dialect, read }: Database): Promise<void> {
  await read((db) =>
    db.connection().execute(async (connection) => {
      if (dialect === 'sqlite') {
        await sql`analyze`.execute(connection)
        await sql`pragma wal_checkpoint(truncate)`.execute(connection)
        return
      }
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`vacuum (analyze)`.execute(connection)
      await sql`checkpoint`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }),
  )
}

function run(database: Database, work: (db: Queryable) => Promise<unknown>): Promise<unknown> {
  return database.inTransaction(({ db }) => work(db))
}

type Batch = { readonly isSqlite: boolean; readonly rules: string; readonly rows: readonly SparseTournament[] }

async function insertRows(db: Queryable, { isSqlite, rules, rows }: Batch): Promise<void> {
  const values = rows.map((row) => [
    ...[row.id, row.code, row.name, row.phase, row.game, row.format, row.startsAt, row.location, row.createdAt],
    isSqlite ? row.tokens.join(' ') : wordsOfTokens(row.tokens),
  ])
  const json = JSON.stringify(values)
  const given = isSqlite ? sql`json_each(${json}) as given` : sql`json_array_elements(${json}::json) as given(value)`
  const column = (index: number) => sql`(given.value ->> ${sql.lit(index)})`
  const [id, code, name, phase, game] = [column(0), column(1), column(2), column(3), column(4)]
  const [format, startsAt, location, createdAt, tokens] = [column(5), column(6), column(7), column(8), column(9)]
  await sql`insert into all_tournaments (id, code, type, name, name_folded, capacity, organizer, phase, current_round, rules,
      lot, standings, sequence, created_at, updated_at, game, format, starts_at, location)
    select ${id}, ${code}, case when ${game} is null then 'quick' else 'advance' end, ${name}, lower(${name}), 8, 'o',
      ${phase}, 0, ${rules}, 'l', '[]', 1, ${createdAt}, ${createdAt}, ${game}, ${format}, ${startsAt}, ${location}
    from ${given}`.execute(db)
  if (isSqlite) {
    await sql`insert into searched_tournaments (tournament_id) select ${id} from ${given} order by given.id`.execute(db)
    await sql`insert into search_tokens (rowid, tokens) select searched_tournaments.place, ${tokens} from ${given}
      join searched_tournaments on searched_tournaments.tournament_id = ${id}`.execute(db)
  } else {
    await sql`insert into searched_tournaments (tournament_id, words) select ${id}, ${tokens} from ${given}`.execute(db)
  }
}

async function noteLatestStarts(db: Queryable): Promise<void> {
  await sql`insert into search_buckets (number, latest_start)
    select place / ${sql.lit(BUCKET_SIZE)}, max(starts_at) from searched_tournaments
    join tournaments on tournaments.id = tournament_id where starts_at is not null group by 1`.execute(db)
}
