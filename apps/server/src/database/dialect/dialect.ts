import { type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely'

/** What a database can do that the other cannot. SQL is written by these: nobody outside this folder asks which one runs. */
export type Dialect = {
  readonly name: 'sqlite' | 'postgres'
  /** Several transactions write at once, so that a row, or a name, has to be kept from the others; else there is one writer at a time. */
  readonly writesTogether: boolean
  /** It works beside this process: a long question keeps nobody waiting who asks for something else. */
  readonly worksBeside: boolean
  /** One statement writes several tables. */
  readonly writesAtOnce: boolean
  /** A commit may be told before it is on the disk. */
  readonly commitsLazily: boolean
  /** All of it is one file, with another for what is being written, and each row has a number. */
  readonly isFile: boolean
  /**
   * `ordered`: the index answers in the order of its keys, and is written by hand. `inverted`: it follows the rows by itself, and is asked bucket
   * by bucket, for it knows no order.
   */
  readonly fullText: 'ordered' | 'inverted'
  readonly json: JsonQuestions
}

type JsonQuestions = {
  /** The elements of a list, as texts in a column `value`. */
  readonly texts: (list: string) => RawBuilder<unknown>
  /** The same as whole numbers. */
  readonly numbers: (list: string) => RawBuilder<unknown>
  /** A whole number at a place of a list that is a member of an object. */
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

/** Of a connection that is open, for what works on both. */
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
