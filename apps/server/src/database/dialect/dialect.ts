import { type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely'

/** What differs between the databases. Code outside this folder never asks which one runs. */
export type Dialect = {
  readonly name: 'sqlite' | 'postgres'
  /** Several transactions write at once, so rows and names need locks; otherwise there is a single writer. */
  readonly writesTogether: boolean
  /** It runs beside this process: a long query does not block others. */
  readonly worksBeside: boolean
  /** One statement writes several tables. */
  readonly writesAtOnce: boolean
  /** Several questions travel together, each answered in its turn. */
  readonly asksAtOnce: boolean
  /** A commit may be confirmed before it is on the disk. */
  readonly commitsLazily: boolean
  /** One file plus its write-ahead log; each row has a number. */
  readonly isFile: boolean
  /**
   * `ordered`: the index answers in key order and is maintained by hand. `inverted`: it follows the rows by itself, and is queried bucket
   * by bucket since it has no order.
   */
  readonly fullText: 'ordered' | 'inverted'
  readonly json: JsonQuestions
}

type JsonQuestions = {
  /** As texts in a column `value`. */
  readonly texts: (list: string) => RawBuilder<unknown>
  /** The same as whole numbers. */
  readonly numbers: (list: string) => RawBuilder<unknown>
  /** A whole number at an index of a list that is a member of an object. */
  readonly numberAt: (
    column: RawBuilder<unknown>,
    path: { readonly member: string; readonly place: number },
  ) => RawBuilder<unknown>
}

export const SQLITE: Dialect = {
  name: 'sqlite',
  writesTogether: false,
  worksBeside: false,
  writesAtOnce: false,
  asksAtOnce: false,
  commitsLazily: false,
  isFile: true,
  fullText: 'ordered',
  json: {
    texts: (list) => sql`select value from json_each(${list})`,
    numbers: (list) => sql`select value from json_each(${list})`,
    numberAt: (column, { member, place }) => sql`json_extract(${column}, ${sql.lit(`$.${member}[${place}]`)})`,
  },
}

export const POSTGRES: Dialect = {
  name: 'postgres',
  writesTogether: true,
  worksBeside: true,
  writesAtOnce: true,
  asksAtOnce: true,
  commitsLazily: true,
  isFile: false,
  fullText: 'inverted',
  json: {
    texts: (list) => sql`select json_array_elements_text(${list}::json)`,
    numbers: (list) => sql`select value::bigint from json_array_elements_text(${list}::json)`,
    numberAt: (column, { member, place }) =>
      sql`cast(cast(${column} as json) -> ${sql.lit(member)} ->> ${sql.lit(place)} as integer)`,
  },
}

export function dialectOf<DB>(db: Kysely<DB>): Dialect {
  return db.getExecutor().adapter instanceof SqliteAdapter ? SQLITE : POSTGRES
}

export async function hasTable<DB>(db: Kysely<DB>, name: string): Promise<boolean> {
  const { rows } = await (dialectOf(db).isFile
    ? sql`select name from sqlite_master where name = ${name}`
    : sql`select tablename from pg_tables where tablename = ${name} and schemaname = current_schema()`
  ).execute(db)
  return rows.length > 0
}
