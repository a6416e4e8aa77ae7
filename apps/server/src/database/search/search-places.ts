import { sql } from 'kysely'
import type { Queryable, Transaction } from '../database.ts'
import { layOutRanges, rangeOfKey } from './name-ranges.ts'

/** With fewer tournaments, ranges split as they grow. */
const WORTH_RANGES = 200

/** PostgreSQL ends a statement after a few seconds. */
const RESERVED_TOGETHER = 5000

/** In order of creation, before any new tournament is created; tokens may be written later. Returns how many still lack tokens. */
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

/** Null when there are no more. */
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

/** A place whose tournament is not searchable yet. */
export type EmptyPlace = { readonly place: number; readonly id: string }

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
 * Locks places until the transaction ends, except those an act has filled, and returns their tournaments. Locks ranges in order and then
 * places, as acts do, to avoid deadlocks.
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

/** What a power cut loses is filled in again. */
export async function keepLazily({ db, dialect }: Transaction): Promise<void> {
  if (dialect.commitsLazily) await sql`set local synchronous_commit = off`.execute(db)
}

async function count(db: Queryable, question: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await (question as ReturnType<typeof sql<{ number: number | string }>>).execute(db)
  return Number(rows[0]?.number ?? 0)
}
