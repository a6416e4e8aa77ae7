import { sql } from 'kysely'
import type { Database, Queryable } from '../database.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { createNamedTokensIndex } from '../migrations/search-by-name-migration.ts'
import { createTokensIndex } from '../migrations/search-words-migration.ts'
import { layOutRanges } from '../search/name-ranges.ts'
import { namedRow } from '../search/search-by-name.ts'
import { BUCKET_SIZE } from '../search/search-index.ts'
import { wordsOfTokens } from '../search/search-words.ts'

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

/** Faster than acts, bypassing the journal: for measurements only. */
export async function insertManyTournaments(
  database: Database,
  { rules, tournaments }: ManyTournaments,
): Promise<void> {
  const { dialect } = database
  await run(database, (db) =>
    sql`create table written (place integer primary key, tournament_id text, words text, tokens text)`.execute(db),
  )
  let rows: SparseTournament[] = []
  let first = 1
  const write = async () => {
    await run(database, (db) => insertRows(db, { dialect, rules: JSON.stringify(rules), rows, first }))
    first += rows.length
    rows = []
  }
  for (const row of tournaments) {
    rows.push(row)
    if (rows.length === ROWS_TOGETHER) await write()
  }
  await write()
  await run(database, (db) => (dialect.fullText === 'ordered' ? indexOnSqlite(db) : indexOnPostgres(db)))
  await run(database, noteLatestStarts)
  await settle(database)
}

async function indexOnSqlite(db: Queryable): Promise<void> {
  await insertSearched(db)
  await sql`insert into search_tokens (rowid, tokens) select place, tokens from written order by place`.execute(db)
  await sql`insert into search_named_tokens (rowid, tokens) select ${namedRow(sql`name_range`, sql`place`)} as key, tokens
    from written join searched_tournaments using (place) order by key`.execute(db)
  await sql`drop table written`.execute(db)
}

async function indexOnPostgres(db: Queryable): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local maintenance_work_mem = '512MB'`.execute(db)
  await sql`drop index searched_tournaments_tokens, searched_tournaments_named, searched_tournaments_range`.execute(db)
  await insertSearched(db)
  await createTokensIndex(db as never)
  await createNamedTokensIndex(db as never)
  await sql`create index searched_tournaments_range on searched_tournaments (name_range)`.execute(db)
  await sql`drop table written`.execute(db)
}

async function insertSearched(db: Queryable): Promise<void> {
  await layOutRanges(db)
  await sql`insert into searched_tournaments (tournament_id, words, name, created_at, name_range)
    select tournament_id, words, name, created_at, (select number from search_ranges
      where (first_name, first_created_at, first_id) <= (name, created_at, id)
      order by first_name desc, first_created_at desc, first_id desc limit 1)
    from written join all_tournaments on all_tournaments.id = tournament_id order by place`.execute(db)
}

/** Otherwise the database's own upkeep would run during a measurement. */
async function settle({ dialect, read }: Database): Promise<void> {
  await read((db) =>
    db.connection().execute(async (connection) => {
      if (dialect.fullText === 'ordered') {
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

type Batch = {
  readonly dialect: Dialect
  readonly rules: string
  readonly rows: readonly SparseTournament[]
  readonly first: number
}

async function insertRows(db: Queryable, { dialect, rules, rows, first }: Batch): Promise<void> {
  const values = rows.map((row, index) => [
    ...[row.id, row.code, row.name, row.phase, row.game, row.format, row.startsAt, row.location, row.createdAt],
    ...[wordsOfTokens(row.tokens), dialect.fullText === 'ordered' ? row.tokens.join(' ') : null, first + index],
  ])
  const json = JSON.stringify(values)
  const given = dialect.isFile
    ? sql`json_each(${json}) as given`
    : sql`json_array_elements(${json}::json) as given(value)`
  const column = (index: number) => sql`(given.value ->> ${sql.lit(index)})`
  const [id, code, name, phase, game] = [column(0), column(1), column(2), column(3), column(4)]
  const [format, startsAt, location, createdAt] = [column(5), column(6), column(7), column(8)]
  const [words, tokens, place] = [column(9), column(10), column(11)]
  await sql`insert into all_tournaments (id, code, type, name, name_folded, capacity, organizer, phase, current_round, rules,
      lot, standings, sequence, created_at, updated_at, game, format, starts_at, location)
    select ${id}, ${code}, case when ${game} is null then 'quick' else 'advance' end, ${name}, lower(${name}), 8, 'o',
      ${phase}, 0, ${rules}, 'l', '[]', 1, ${createdAt}, ${createdAt}, ${game}, ${format}, ${startsAt}, ${location}
    from ${given}`.execute(db)
  await sql`insert into written (place, tournament_id, words, tokens)
    select cast(${place} as integer), ${id}, ${words}, ${tokens} from ${given}`.execute(db)
}

async function noteLatestStarts(db: Queryable): Promise<void> {
  await sql`insert into search_buckets (number, latest_start)
    select place / ${sql.lit(BUCKET_SIZE)}, max(starts_at) from searched_tournaments
    join tournaments on tournaments.id = tournament_id where starts_at is not null group by 1`.execute(db)
}
