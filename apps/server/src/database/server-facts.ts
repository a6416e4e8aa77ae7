import { sql } from 'kysely'
import type { Database, Queryable } from './database.ts'

export type DailyWork = 'purge' | 'backup'

const HOUR_MS = 3_600_000
/** Slightly less, so that it does not drift. */
const DAY_MS = 23.5 * HOUR_MS

type OnceADay = {
  readonly work: DailyWork
  readonly now: () => Date
  /** Of this process. */
  readonly stopping: AbortSignal
}

/**
 * Does the work unless a process on this database did it within a day or began it within an hour: failed work is retried after an hour, what
 * a stop cut off by the next process that looks. Returns whether it was done here.
 */
export async function onceADay(
  database: Database,
  { work, now, stopping }: OnceADay,
  carryOut: () => Promise<void>,
): Promise<boolean> {
  const last = await lastDone(database, work)
  if (last !== null && now().getTime() - last.getTime() < DAY_MS) return false
  if (stopping.aborted) return false
  const at = now()
  if (!(await database.inTransaction(({ db }) => claim(db, work, at)))) return false
  try {
    await carryOut()
  } catch (error) {
    if (!stopping.aborted) throw error
    await database.inTransaction(({ db }) => giveUp(db, work, at))
    return false
  }
  await noteDone(database, work, now())
  return true
}

/** When any process or command last did the work; null if never. */
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

async function claim(db: Queryable, work: DailyWork, at: Date): Promise<boolean> {
  const { rows } = await sql`insert into server_facts (name, value) values (${begunName(work)}, ${at.toISOString()})
    on conflict (name) do update set value = excluded.value
    where server_facts.value < ${new Date(at.getTime() - HOUR_MS).toISOString()} returning name`.execute(db)
  return rows.length > 0
}

/** Only one's own claim. */
async function giveUp(db: Queryable, work: DailyWork, at: Date): Promise<void> {
  await db
    .deleteFrom('server_facts')
    .where('name', '=', begunName(work))
    .where('value', '=', at.toISOString())
    .execute()
}

function begunName(work: DailyWork): string {
  return `${work} begun`
}

function doneName(work: DailyWork): string {
  return `${work} done`
}
