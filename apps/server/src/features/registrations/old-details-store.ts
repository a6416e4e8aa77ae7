import { DATA_DAYS } from '@tablee/domain/tournaments/life/data-days'
import { KEPT_DAYS } from '@tablee/domain/tournaments/life/kept-for'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import { addToErasure } from '../../database/erasures/erasure-store.ts'

const NOTHING = { first_name: '', last_name: '', email: '', phone: '', location: '', notes: '' }
const DAY_MS = 86_400_000

/** Events whose day has come by `until`, which is the end of a day; with `from`, those alone whose day was not before it. */
export type ErasureDays = { readonly until: Date; readonly from?: Date }

const ENDS = sql<string>`coalesce(ends_at, starts_at)`

/** What is being played keeps the addresses it needs until it is finished. */
function old(db: Queryable, { until, from }: ErasureDays) {
  const ended = (days: number, at: Date) => new Date(at.getTime() - days * DAY_MS).toISOString()
  const over = db
    .selectFrom('tournaments')
    .select('id')
    .where('phase', '<>', 'running')
    .where('starts_at', 'is not', null)
    .where((is) =>
      is.or(
        [null, ...DATA_DAYS].map((days) => {
          const kept = days ?? KEPT_DAYS.details
          return is.and([
            is('data_days', days === null ? 'is' : '=', days),
            is(ENDS, '<', ended(kept, until)),
            ...(from ? [is(ENDS, '>=', ended(kept, from))] : []),
          ])
        }),
      ),
    )
  return db
    .selectFrom('registrations')
    .where('tournament_id', 'in', over)
    .where((is) => is.or((Object.keys(NOTHING) as (keyof typeof NOTHING)[]).map((name) => is(name, '<>', ''))))
}

export async function countOldDetails(db: Queryable, days: ErasureDays): Promise<number> {
  const { number } = await old(db, days)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow()
  return Number(number)
}

type Emptying = ErasureDays & { readonly at: Date; readonly most: number }

/** The player's name stays with the results. Returns how many were emptied; a line for each tournament says so. */
export async function emptyOldDetails(db: Queryable, { at, most, ...days }: Emptying): Promise<number> {
  const rows = await old(db, days).select(['id', 'tournament_id']).orderBy('tournament_id').limit(most).execute()
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
