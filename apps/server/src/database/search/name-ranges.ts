import { sql } from 'kysely'
import type { Queryable, Transaction } from '../database.ts'

// Tournaments in the order of their names: ranges of some thousand, each with a number that is greater than those of all ranges
// before it. A range begins with the key it says and ends where the next one begins; the first one begins before every name.

/** A range that holds so many gives some away before another one is written into it. */
export const MOST_OF_RANGE = 3072
/** As many as one act has the time to write again. */
const MOVED_TOGETHER = 64
/** Ranges that are made of what there is are not full. */
const FILLED = 2304
/** Between two numbers, for the ranges that others are divided into. */
const GAP = 2 ** 22

/** By what tournaments are sorted: those of one name in the order of their creation. */
export type NameKey = { readonly name: string; readonly created_at: string; readonly id: string }

/**
 * The range in which a tournament of this key stands. On PostgreSQL it stays so until the transaction ends: nobody else divides it
 * in the meantime.
 */
export async function rangeOfKey(tx: Transaction, key: NameKey): Promise<number> {
  return lockRange(tx, { key, lock: 'share' })
}

type Locking = { readonly key: NameKey; readonly lock: 'share' | 'update' }

async function lockRange({ db, dialect }: Transaction, { key, lock }: Locking): Promise<number> {
  for (;;) {
    const number = await findRange(db, key)
    if (!dialect.writesTogether) return number
    await sql`select number from search_ranges where number = ${number} for ${sql.raw(lock)}`.execute(db)
    // Somebody may have divided it while this one waited.
    if ((await findRange(db, key)) === number) return number
  }
}

export async function findRange(db: Queryable, { name, created_at, id }: NameKey): Promise<number> {
  const { rows } = await sql<{ number: number | string }>`select number from search_ranges
    where (first_name, first_created_at, first_id) <= (${name}, ${created_at}, ${id})
    order by first_name desc, first_created_at desc, first_id desc limit 1`.execute(db)
  return Number(rows[0]?.number ?? 0)
}

export function nameKeyOf(db: Queryable, tournamentId: string): Promise<NameKey> {
  return db
    .selectFrom('tournaments')
    .select(['name', 'created_at', 'id'])
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
}

/** The name with which the first range from this number on begins; null where there is none. */
export async function firstNameOf(db: Queryable, number: number): Promise<string | null> {
  const range = await db
    .selectFrom('search_ranges')
    .select('first_name')
    .where('number', '>=', number)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return range?.first_name ?? null
}

/** Ranges from a number to another one, that one not included; to the last one where that is null. */
export type RangeSpan = { readonly from: number; readonly until: number | null }

type Part = { readonly isForward: boolean; readonly most: number }

/** The ranges of a span that come first, and what is left of it. */
export async function firstRanges(
  db: Queryable,
  { from, until }: RangeSpan,
  { isForward, most }: Part,
): Promise<{ readonly span: RangeSpan; readonly rest: RangeSpan | null }> {
  const next = await db
    .selectFrom('search_ranges')
    .select('number')
    .where('number', '>=', from)
    .$if(until !== null, (query) => query.where('number', '<', until))
    .orderBy('number', isForward ? 'asc' : 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (!next) return { span: { from, until }, rest: null }
  const number = Number(next.number)
  return isForward
    ? { span: { from, until: number }, rest: { from: number, until } }
    : { span: { from: number + 1, until }, rest: { from, until: number + 1 } }
}

/** Tournaments that are to be moved into another range. */
export type Moved = { readonly range: number; readonly places: readonly number[] }

/**
 * Makes room for a new tournament of this key, where its range is full: the last ones of the range go to the next one, or to a new
 * one between the two if that is half full. Where it is among the last ones itself, a new range begins with it: more of its kind
 * are to be expected there. Null where nothing is moved.
 */
export async function makeRoom(tx: Transaction, key: NameKey): Promise<Moved | null> {
  const { db } = tx
  if (!(await holds(db, await findRange(db, key), MOST_OF_RANGE))) return null
  const number = await lockRange(tx, { key, lock: 'update' })
  if (!(await holds(db, number, MOST_OF_RANGE))) return null
  const behind = await countBehind(db, number, key)
  const isAtEnd = behind < MOVED_TOGETHER
  const last = await lastOf(db, number, Math.min(behind, MOVED_TOGETHER))
  const { name, created_at, id } = (isAtEnd ? null : last.at(-1)) ?? key
  const first = { first_name: name, first_created_at: created_at, first_id: id }
  const next = await nextOf(tx, number)
  const places = last.map(({ place }) => Number(place))
  if (next !== null && !isAtEnd && !(await holds(db, next, MOST_OF_RANGE / 2))) {
    await db.updateTable('search_ranges').set(first).where('number', '=', next).execute()
    return { range: next, places }
  }
  const between = next === null ? number + GAP : numberBetween(number, next, behind / MOST_OF_RANGE)
  if (between === null) return null
  await db
    .insertInto('search_ranges')
    .values({ number: between, ...first })
    .execute()
  return places.length === 0 ? null : { range: between, places }
}

/** Whether a range holds so many or more. */
async function holds(db: Queryable, number: number, most: number): Promise<boolean> {
  // Nothing is read but the index.
  const last = await db
    .selectFrom('searched_tournaments')
    .select('name_range')
    .where('name_range', '=', number)
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return last !== undefined
}

function lastOf(db: Queryable, number: number, most: number) {
  return db
    .selectFrom('searched_tournaments')
    .select(['place', 'name', 'created_at', 'tournament_id as id'])
    .where('name_range', '=', number)
    .orderBy('name', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('tournament_id', 'desc')
    .limit(most)
    .execute()
}

async function countBehind(db: Queryable, number: number, { name, created_at, id }: NameKey): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from searched_tournaments
    where name_range = ${number} and (name, created_at, tournament_id) > (${name}, ${created_at}, ${id})`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** The range behind this one, for nobody else to write into; null for the last one. */
async function nextOf({ db, dialect }: Transaction, number: number): Promise<number | null> {
  const next = await db
    .selectFrom('search_ranges')
    .select('number')
    .where('number', '>', number)
    .orderBy('number')
    .limit(1)
    .$if(dialect.writesTogether, (query) => query.forUpdate())
    .executeTakeFirst()
  return next ? Number(next.number) : null
}

/** Room is left where the range grows: behind the new one at its end, before it at its beginning. Null where none is left. */
function numberBetween(number: number, next: number, shareBehind: number): number | null {
  const gap = next - number
  if (gap < 2) return null
  return number + Math.max(1, Math.floor(gap * Math.min(7 / 8, Math.max(1 / 8, shareBehind))))
}

/** Ranges for all tournaments that are kept, before any of them is among what is searched. */
export async function layOutRanges(db: Queryable): Promise<void> {
  await sql`delete from search_ranges where number > 0`.execute(db)
  await sql`insert into search_ranges (number, first_name, first_created_at, first_id)
    select counted.before / ${sql.lit(FILLED)} * ${sql.lit(GAP)}, counted.name, counted.created_at, counted.id
    from (select name, created_at, id, row_number() over (order by name, created_at, id) - 1 as before
      from tournaments) as counted
    where counted.before > 0 and counted.before % ${sql.lit(FILLED)} = 0`.execute(db)
}
