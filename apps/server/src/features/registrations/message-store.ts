import type { AccountId } from '@tablee/domain/accounts/account'
import { MESSAGE_DAY_MS, type SentWithinDay } from '@tablee/domain/registrations/event-message'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Selectable } from 'kysely'
import { lockName } from '../../database/connection/lock-name.ts'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

export type KeptMessage = Selectable<Tables['event_messages']>

/** An event rarely has more. */
const MOST_SHOWN = 50

type Counted = { readonly tournamentId: TournamentId; readonly accountId: AccountId; readonly now: Date }

/** Latest first. */
export function listMessages(db: Queryable, tournamentId: TournamentId): Promise<readonly KeptMessage[]> {
  return db
    .selectFrom('event_messages')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute()
}

export async function keepMessage(db: Queryable, message: KeptMessage): Promise<void> {
  await db.insertInto('event_messages').values(message).execute()
}

/** Within a day: for one event, and by one account. */
export async function countSent(db: Queryable, { tournamentId, accountId, now }: Counted): Promise<SentWithinDay> {
  const messages = () =>
    db
      .selectFrom('event_messages')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('kind', '=', 'message')
      .where('at', '>', dayBefore(now))
  const ofEvent = await messages().where('tournament_id', '=', tournamentId).executeTakeFirstOrThrow()
  const ofOrganizer = await messages().where('account_id', '=', accountId).executeTakeFirstOrThrow()
  return { ofEvent: Number(ofEvent.count), ofOrganizer: Number(ofOrganizer.count) }
}

/** Locks the account until the transaction ends. */
export async function lockSent(tx: Transaction, counted: Counted): Promise<SentWithinDay> {
  await lockName(tx, `messages of ${counted.accountId}`)
  return countSent(tx.db, counted)
}

/** Within a day. */
export async function countMoves(db: Queryable, tournamentId: TournamentId, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('event_messages')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('kind', '=', 'moved')
    .where('tournament_id', '=', tournamentId)
    .where('at', '>', dayBefore(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function listMessagesBy(db: Queryable, accountId: AccountId): Promise<readonly KeptMessage[]> {
  return db.selectFrom('event_messages').selectAll().where('account_id', '=', accountId).orderBy('at').execute()
}

/** Messages stay, without an author. */
export async function forgetAuthor(db: Queryable, accountId: AccountId): Promise<void> {
  await db.updateTable('event_messages').set({ account_id: null }).where('account_id', '=', accountId).execute()
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - MESSAGE_DAY_MS).toISOString()
}
