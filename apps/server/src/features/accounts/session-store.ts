import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import type { Queryable } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

/** Only the hash of its secret is stored. */
export type Session = {
  readonly id: SessionId
  readonly accountId: AccountId
  readonly hash: string
  readonly address: string
  readonly userAgent: string
  readonly createdAt: string
  readonly expiresAt: string
}

export async function insertSession(db: Queryable, session: Session): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      account_id: session.accountId,
      hash: session.hash,
      address: session.address,
      user_agent: session.userAgent,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** Sessions still valid at `now`, newest first. */
export async function listSessions(db: Queryable, accountId: AccountId, now: string): Promise<readonly Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(sessionOf)
}

export async function deleteSessions(db: Queryable, ids: readonly SessionId[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('sessions').where('id', 'in', ids).execute()
}

export async function deleteSessionsOf(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

/** Addresses and devices are not kept longer than needed. */
export async function deleteExpiredSessions(db: Queryable, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

export async function countExpiredSessions(db: Queryable, now: string): Promise<number> {
  const { number } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(number)
}

function sessionOf(row: Tables['sessions']): Session {
  return {
    id: row.id as SessionId,
    accountId: row.account_id as AccountId,
    hash: row.hash,
    address: row.address,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
