import type { WrittenWithinDay } from '@tablee/domain/shops/shop-message'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'

export type CountedMessage = {
  readonly id: string
  readonly tournamentId: TournamentId
  /** Empty without an account. */
  readonly sender: string
  readonly at: string
}

export async function isMessageKnown(db: Queryable, id: string): Promise<boolean> {
  return (await db.selectFrom('shop_messages').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function countWritten(
  db: Queryable,
  { tournamentId, sender, at: since }: Omit<CountedMessage, 'id'>,
): Promise<WrittenWithinDay> {
  const sum = (isMeant: ReturnType<typeof sql>) =>
    sql<number | string | null>`sum(case when ${isMeant} then 1 else 0 end)`
  const row = await db
    .selectFrom('shop_messages')
    .select([
      sum(sql`sender <> '' and sender = ${sender}`).as('own'),
      sum(sql`sender = ''`).as('strangers'),
      sum(sql`sender <> ''`).as('accounts'),
    ])
    .where('tournament_id', '=', tournamentId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return { own: Number(row.own), byStrangers: Number(row.strangers), byAccounts: Number(row.accounts) }
}

export async function noteMessage(db: Queryable, { id, tournamentId, sender, at }: CountedMessage): Promise<void> {
  await db.insertInto('shop_messages').values({ id, tournament_id: tournamentId, sender, at }).execute()
}

export async function deleteMessagesBefore(db: Queryable, at: string): Promise<void> {
  await db.deleteFrom('shop_messages').where('at', '<=', at).execute()
}
