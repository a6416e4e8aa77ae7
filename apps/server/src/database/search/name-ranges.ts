import { sql } from 'kysely'
import type { Queryable, Transaction } from '../database.ts'

// Tournaments ordered by name, in ranges of a few thousand with increasing numbers. A range starts at its key and ends where the next one
// starts; the first starts before every name.

/** A range of this size gives some away before it is written into again. */
export const MOST_OF_RANGE = 3072
/** As many as one act has time to rewrite. */
const MOVED_TOGETHER = 64
/** Ranges built from existing tournaments leave room. */
const FILLED = 2304
/** Between two numbers, to leave room for splits. */
const GAP = 2 ** 22

/** Tournaments of one name are ordered by creation. */
export type NameKey = { readonly name: string; readonly created_at: string; readonly id: string }

/** On PostgreSQL no one can split it until the transaction ends. */
export async function rangeOfKey(tx: Transaction, key: NameKey): Promise<number> {
  return lockRange(tx, { key, lock: 'share' })
}

type Locking = { readonly key: NameKey; readonly lock: 'share' | 'update' }

async function lockRange({ db, dialect }: Transaction, { key, lock }: Locking): Promise<number> {
  for (;;) {
    const number = await findRange(db, key)
    if (!dialect.writesTogether) return number
    await sql`select number from search_ranges where number = ${number} for ${sql.raw(lock)}`.execute(db)
    // It may have been split while this one waited.
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

/** Null if there is none. */
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

/** `to` is exclusive; null for the last one. */
export type RangeSpan = { readonly from: number; readonly until: number | null }

type Part = { readonly isForward: boolean; readonly most: number }

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

export type Moved = { readonly range: number; readonly places: readonly number[] }

/**
 * When the range is full, its last ones move to the next range, or to a new one in between if that is half full. If the new tournament is
 * among the last ones itself, a new range starts with it, as more like it are likely to follow. Null when nothing moves.
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

async function holds(db: Queryable, number: number, most: number): Promise<boolean> {
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

/** Locked against other writers; null after the last one. */
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

/** Leaves room on the side where the range grows. Null when there is none left. */
function numberBetween(number: number, next: number, shareBehind: number): number | null {
  const gap = next - number
  if (gap < 2) return null
  return number + Math.max(1, Math.floor(gap * Math.min(7 / 8, Math.max(1 / 8, shareBehind))))
}

/** Before any tournament is searchable. */
export async function layOutRanges(db: Queryable): Promise<void> {
  await sql`delete from search_ranges where number > 0`.execute(db)
  await sql`insert into search_ranges (number, first_name, first_created_at, first_id)
    select counted.before / ${sql.lit(FILLED)} * ${sql.lit(GAP)}, counted.name, counted.created_at, counted.id
    from (select name, created_at, id, row_number() over (order by name, created_at, id) - 1 as before
      from tournaments) as counted
    where counted.before > 0 and counted.before % ${sql.lit(FILLED)} = 0`.execute(db)
}
