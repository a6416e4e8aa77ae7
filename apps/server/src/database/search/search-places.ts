import { sql } from 'kysely'
import type { Queryable, Transaction } from '../database.ts'
import { layOutRanges, rangeOfKey } from './name-ranges.ts'

/** With fewer, ranges divide themselves as they grow. */
const WORTH_RANGES = 200

/** PostgreSQL ends a statement after seconds. */
const RESERVED_TOGETHER = 5000

/**
 * Gives every tournament that the search does not know its place, in the order of their creation, before anybody creates another one; what it
 * is found by may be written later. Answers how many wait for that, the ones of earlier times among them.
 */
export async function reservePlaces({ db }: Transaction): Promise<number> {
  const known = await count(db, sql`select count(*) as number from searched_tournaments`)
  const missing = (await count(db, sql`select count(*) as number from tournaments`)) - known
  if (known === 0 && missing >= WORTH_RANGES) await layOutRanges(db)
  let last: Created | null = missing > 0 ? BEFORE_ALL : null
  while (last) last = await reserveBehind(db, last)
  return count(db, sql`select count(*) as number from searched_tournaments where words = ''`)
}

type Created = { readonly created_at: string; readonly id: string }

const BEFORE_ALL: Created = { created_at: '', id: '' }

/** The last one that got a place; null where there are no more. */
async function reserveBehind(db: Queryable, { created_at, id }: Created): Promise<Created | null> {
  const { rows } =
    await sql<Created>`insert into searched_tournaments (tournament_id, words, name, created_at, name_range)
    select id, '', name, created_at, (select number from search_ranges
      where (first_name, first_created_at, first_id) <= (tournaments.name, tournaments.created_at, tournaments.id)
      order by first_name desc, first_created_at desc, first_id desc limit 1)
    from tournaments where (created_at, id) > (${created_at}, ${id})
      and not exists (select 1 from searched_tournaments as known where known.tournament_id = tournaments.id)
    order by created_at, id limit ${RESERVED_TOGETHER}
    returning created_at, tournament_id as id`.execute(db)
  return rows.length < RESERVED_TOGETHER ? null : (rows.at(-1) ?? null)
}

/** A place whose tournament is not found yet. */
export type EmptyPlace = { readonly place: number; readonly id: string }

/** The newest ones before a place. */
export async function listEmptyPlaces(db: Queryable, before: number, most: number): Promise<readonly EmptyPlace[]> {
  const rows = await db
    .selectFrom('searched_tournaments')
    .select(['place', 'tournament_id as id'])
    .where('words', '=', '')
    .where('place', '<', before)
    .orderBy('place', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ place, id }) => ({ place: Number(place), id }))
}

/**
 * Holds places until the end of the transaction, but those that an act has filled; answers the tournaments of those that are held. Whatever an act
 * does after that overwrites what is filled in here, and whatever it did before is seen. First the ranges, each before those behind it, then the
 * places: as acts do, so that nobody waits in a circle.
 */
export async function holdEmptyPlaces(tx: Transaction, places: readonly EmptyPlace[]): Promise<readonly string[]> {
  const { db, dialect } = tx
  const keys = await db
    .selectFrom('tournaments')
    .select(['name', 'created_at', 'id'])
    .where(
      'id',
      'in',
      places.map(({ id }) => id),
    )
    .orderBy('name')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const key of keys) await rangeOfKey(tx, key)
  if (keys.length === 0) return []
  const held = await db
    .selectFrom('searched_tournaments')
    .select('tournament_id as id')
    .where(
      'tournament_id',
      'in',
      keys.map(({ id }) => id),
    )
    .where('words', '=', '')
    .orderBy('place', 'desc')
    .$if(dialect.writesTogether, (query) => query.forUpdate())
    .execute()
  return held.map(({ id }) => id)
}

/** What is lost at a power cut is filled again. */
export async function keepLazily({ db, dialect }: Transaction): Promise<void> {
  if (dialect.commitsLazily) await sql`set local synchronous_commit = off`.execute(db)
}

async function count(db: Queryable, question: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await (question as ReturnType<typeof sql<{ number: number | string }>>).execute(db)
  return Number(rows[0]?.number ?? 0)
}
