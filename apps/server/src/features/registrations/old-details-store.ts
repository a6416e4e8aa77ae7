import type { Queryable } from '../../database/database.ts'
import { addToErasure } from '../../database/erasures/erasure-store.ts'

const NOTHING = { first_name: '', last_name: '', email: '', phone: '', location: '', notes: '' }

/** Of events without an act since then. */
function old(db: Queryable, since: Date) {
  const untouched = db
    .selectFrom('tournaments')
    .select('id')
    .where('updated_at', '<', since.toISOString())
    .where((is) => is.or([is('starts_at', 'is', null), is('starts_at', '<', since.toISOString())]))
  return db
    .selectFrom('registrations')
    .where('tournament_id', 'in', untouched)
    .where((is) => is.or((Object.keys(NOTHING) as (keyof typeof NOTHING)[]).map((name) => is(name, '<>', ''))))
}

export async function countOldDetails(db: Queryable, since: Date): Promise<number> {
  const { number } = await old(db, since)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  return Number(number)
}

type Emptying = { readonly since: Date; readonly at: Date; readonly most: number }

/** The player's name stays with the results. Returns how many were emptied; a line for each tournament says so. */
export async function emptyOldDetails(db: Queryable, { since, at, most }: Emptying): Promise<number> {
  const rows = await old(db, since).select(['id', 'tournament_id']).orderBy('tournament_id').limit(most).execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await db.updateTable('registrations').set(NOTHING).where('id', 'in', ids).execute()
  for (const [id, { length }] of Map.groupBy(rows, ({ tournament_id }) => tournament_id)) {
    const { code: tournament } = await db
      .selectFrom('all_tournaments')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await addToErasure(db, { at: at.toISOString(), rule: 'retention', tournament, erased: { registrations: length } })
  }
  return ids.length
}
