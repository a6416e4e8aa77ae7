import type { Queryable } from '../../database/database.ts'
import { eraseLettersOfEvents } from '../../database/erasures/waiting-letters.ts'
import { countedIn, keepTournamentErasures } from './erased-tournaments.ts'
import { IS_HIDDEN } from './hidden-page-store.ts'

export type Abandoned = { readonly id: string; readonly code: string }

/** Longest untouched first. */
export async function listAbandoned(db: Queryable, since: Date, most: number): Promise<readonly Abandoned[]> {
  const moment = since.toISOString()
  return db
    .selectFrom('tournaments')
    .select(['id', 'code'])
    .where('phase', '<>', 'finished')
    .where('updated_at', '<', moment)
    .where((is) => is.or([is('starts_at', 'is', null), is('starts_at', '<', moment)]))
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '<', moment)]))
    .orderBy('updated_at')
    .limit(most)
    .execute()
}

/** Unless an act came meanwhile. */
export async function eraseAbandoned(
  db: Queryable,
  ids: readonly string[],
  { since, at }: { readonly since: Date; readonly at: Date },
): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await countedIn(db, ids)
  const moment = since.toISOString()
  const untouched = await db
    .selectFrom('all_tournaments')
    .select('id')
    .where('id', 'in', [...ids])
    .where('updated_at', '<', moment)
    .execute()
  await eraseLettersOfEvents(
    db,
    untouched.map(({ id }) => id),
  )
  const gone = await db
    .deleteFrom('all_tournaments')
    .where('id', 'in', [...ids])
    .where('updated_at', '<', moment)
    .returning('id')
    .execute()
  const isGone = new Set(gone.map(({ id }) => id))
  const erased = rows.filter(({ id }) => isGone.has(id))
  await keepTournamentErasures(db, erased, { at, rule: 'unfinished' })
  return gone.length
}

export async function countDeletedBy(db: Queryable, moment: Date): Promise<number> {
  const { number } = await db
    .selectFrom('all_tournaments')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('deleted_at', '<=', moment.toISOString())
    .where(({ not }) => not(IS_HIDDEN))
    .executeTakeFirstOrThrow()
  return Number(number)
}
