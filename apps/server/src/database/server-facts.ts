import { sql } from 'kysely'
import type { Database, Queryable } from './database.ts'

/** Work that one process of several does once a day. */
export type DailyWork = 'purge' | 'backup'

const HOUR_MS = 3_600_000
/** A little less, so that it does not come later every day. */
const DAY_MS = 23.5 * HOUR_MS

/**
 * Does the work unless any process of this database did it within the last day, or began it within the last hour: what a process began that
 * is gone, or what failed, is done by the next one that asks an hour later. Answers whether it was done here.
 */
export async function onceADay(
  database: Database,
  { work, now }: { readonly work: DailyWork; readonly now: () => Date },
  carryOut: () => Promise<void>,
): Promise<boolean> {
  const last = await lastDone(database, work)
  if (last !== null && now().getTime() - last.getTime() < DAY_MS) return false
  if (!(await database.inTransaction(({ db }) => claim(db, work, now())))) return false
  await carryOut()
  await noteDone(database, work, now())
  return true
}

/** The moment at which the work was done last, by whichever process or command; null where it never was. */
export async function lastDone(database: Pick<Database, 'read'>, work: DailyWork): Promise<Date | null> {
  const fact = await database.read((db) =>
    db.selectFrom('server_facts').select('value').where('name', '=', doneName(work)).executeTakeFirst(),
  )
  return fact ? new Date(fact.value) : null
}

export async function noteDone(database: Database, work: DailyWork, at: Date): Promise<void> {
  await database.inTransaction(({ db }) =>
    sql`insert into server_facts (name, value)
    values (${doneName(work)}, ${at.toISOString()})
    on conflict (name) do update set value = excluded.value`.execute(db),
  )
}

/** One statement, so that of two processes one has it. */
async function claim(db: Queryable, work: DailyWork, at: Date): Promise<boolean> {
  const { rows } = await sql`insert into server_facts (name, value) values (${`${work} begun`}, ${at.toISOString()})
    on conflict (name) do update set value = excluded.value
    where server_facts.value < ${new Date(at.getTime() - HOUR_MS).toISOString()} returning name`.execute(db)
  return rows.length > 0
}

function doneName(work: DailyWork): string {
  return `${work} done`
}
