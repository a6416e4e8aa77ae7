import type { ErasedCounts } from '@tablee/domain/erasures/erasure-proof'
import { usualDataDays, YOUTH_DATA_DAYS } from '@tablee/domain/tournaments/life/data-days'
import { DATA_DAYS } from '@tablee/domain/tournaments/life/registration-rules'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import { addToErasure } from '../../database/erasures/erasure-store.ts'
import { eraseLettersAbout } from '../../database/erasures/waiting-letters.ts'
import { NO_PERSON } from './no-person-store.ts'

const DAY_MS = 86_400_000

type Term = { readonly days: number | null; readonly isYouth?: boolean; readonly kept: number }

const TERMS: readonly Term[] = [
  ...DATA_DAYS.map((days) => ({ days, kept: days })),
  ...[false, true].map((isYouth) => ({ days: null, isYouth, kept: usualDataDays({ isYouth }) })),
]

/** Events whose day has come by `until`, which is the end of a day; with `from`, those alone whose day was not before it. */
export type ErasureDays = { readonly until: Date; readonly from?: Date }

const ENDS = sql<string>`coalesce(ends_at, starts_at)`

/** What is being played keeps the addresses it needs until it is finished. */
function over(db: Queryable, { until, from }: ErasureDays) {
  const ended = (days: number, at: Date) => new Date(at.getTime() - days * DAY_MS).toISOString()
  return db
    .selectFrom('tournaments')
    .select('id')
    .where('phase', '<>', 'running')
    .where('starts_at', 'is not', null)
    .where((is) =>
      is.or(
        TERMS.map(({ days, isYouth, kept }) =>
          is.and([
            is('data_days', days === null ? 'is' : '=', days),
            ...(isYouth === undefined ? [] : [is('is_youth', '=', Number(isYouth))]),
            is(ENDS, '<', ended(kept, until)),
            ...(from ? [is(ENDS, '>=', ended(kept, from))] : []),
          ]),
        ),
      ),
    )
}

function old(db: Queryable, days: ErasureDays) {
  return db
    .selectFrom('registrations')
    .where('tournament_id', 'in', over(db, days))
    .where((is) =>
      is.or((Object.keys(NO_PERSON) as (keyof typeof NO_PERSON)[]).map((name) => is(name, '<>', NO_PERSON[name]))),
    )
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
  await eraseLettersAbout(db, ids)
  if (ids.length > 0) await db.updateTable('registrations').set(NO_PERSON).where('id', 'in', ids).execute()
  for (const [id, { length }] of Map.groupBy(rows, ({ tournament_id }) => tournament_id)) {
    await note(db, id, { at, erased: { registrations: length } })
  }
  return ids.length
}

async function note(db: Queryable, id: string, { at, erased }: { readonly at: Date; readonly erased: ErasedCounts }) {
  const { code: tournament } = await db
    .selectFrom('all_tournaments')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await addToErasure(db, { at: at.toISOString(), rule: 'retention', tournament, erased })
}

/** Of youth events the name that everybody reads stays alone. Returns how many went. */
export async function forgetYouthNames(db: Queryable, { at, most, ...days }: Emptying): Promise<number> {
  const registered = await db
    .selectFrom('registrations')
    .select(['id', 'tournament_id'])
    .where('tournament_id', 'in', over(db, days).where('is_youth', '=', 1))
    .where('shown_as', 'is not', null)
    .whereRef('shown_as', '<>', 'player_name')
    .limit(most)
    .execute()
  const ids = registered.map(({ id }) => id)
  await eraseLettersAbout(db, ids)
  if (ids.length > 0)
    await db
      .updateTable('registrations')
      .set(({ ref }) => ({ player_name: ref('shown_as').$castTo<string>() }))
      .where('id', 'in', ids)
      .execute()
  const hidden = await db
    .selectFrom('hidden_names')
    .select(['tournament_id', 'player_id'])
    .where((is) =>
      is.or([
        is('tournament_id', 'in', over(db, days).where('is_youth', '=', 1)),
        is('tournament_id', 'in', leftYouth(db, days)),
      ]),
    )
    .limit(most)
    .execute()
  for (const { tournament_id: id, player_id: player } of hidden)
    await db.deleteFrom('hidden_names').where('tournament_id', '=', id).where('player_id', '=', player).execute()
  const gone = [...registered, ...hidden]
  for (const [id, { length }] of Map.groupBy(gone, ({ tournament_id }) => tournament_id))
    await note(db, id, { at, erased: { names: length } })
  return gone.length
}

/** Quick ones have no day of their own: the last act counts. */
function leftYouth(db: Queryable, { until }: ErasureDays) {
  return db
    .selectFrom('tournaments')
    .select('id')
    .where('is_youth', '=', 1)
    .where('type', '=', 'quick')
    .where('updated_at', '<', new Date(until.getTime() - YOUTH_DATA_DAYS * DAY_MS).toISOString())
}
