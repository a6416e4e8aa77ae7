import type { Queryable } from '../../database/database.ts'
import type { MailedMessage } from './mail-links.ts'

export type ReportedMessage = {
  readonly id: string
  readonly text: string
  readonly event: string
  readonly code: string
  readonly startsAt: string
}

export async function findMessage(db: Queryable, id: string): Promise<ReportedMessage | null> {
  const row = await db
    .selectFrom('event_messages')
    .innerJoin('tournaments', 'tournaments.id', 'event_messages.tournament_id')
    .select(['event_messages.id', 'event_messages.text', 'tournaments.name', 'tournaments.code'])
    .select('tournaments.starts_at')
    .where('event_messages.id', '=', id)
    .executeTakeFirst()
  return row ? { id: row.id, text: row.text, event: row.name, code: row.code, startsAt: row.starts_at ?? '' } : null
}

/** True for the first report of a message. */
export async function noteReport(
  db: Queryable,
  { messageId, addressId, at }: MailedMessage & { readonly at: string },
): Promise<boolean> {
  const { count } = await db
    .selectFrom('message_reports')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('message_reports')
    .values({ message_id: messageId, address_id: addressId, at })
    .onConflict((conflict) => conflict.columns(['message_id', 'address_id']).doNothing())
    .execute()
  return Number(count) === 0
}

export type Reported = ReportedMessage & {
  readonly reports: number
  readonly at: string
  /** Null when the account is gone. */
  readonly email: string | null
}

/** Latest first. */
export async function listReported(db: Queryable): Promise<readonly Reported[]> {
  const rows = await db
    .selectFrom('message_reports')
    .innerJoin('event_messages', 'event_messages.id', 'message_reports.message_id')
    .innerJoin('tournaments', 'tournaments.id', 'event_messages.tournament_id')
    .leftJoin('accounts', 'accounts.id', 'event_messages.account_id')
    .select(['event_messages.id', 'event_messages.text', 'event_messages.at', 'tournaments.name', 'tournaments.code'])
    .select(['tournaments.starts_at', 'accounts.email'])
    .select(({ fn }) => fn.countAll<number | string>().as('reports'))
    .groupBy(['event_messages.id', 'event_messages.text', 'event_messages.at', 'tournaments.name', 'tournaments.code'])
    .groupBy(['tournaments.starts_at', 'accounts.email'])
    .orderBy('event_messages.at', 'desc')
    .execute()
  return rows.map(({ id, text, at, name, code, starts_at, email, reports }) => {
    return { id, text, at, event: name, code, startsAt: starts_at ?? '', email, reports: Number(reports) }
  })
}
