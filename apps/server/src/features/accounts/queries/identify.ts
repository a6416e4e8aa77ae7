import type { Identity } from '@tablee/contract/serving/caller'
import type { SessionProof } from '@tablee/contract/serving/served-accounts'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { ShopId, ShopMembership } from '@tablee/domain/shops/shop'
import type { Database, Queryable } from '../../../database/database.ts'
import { findAccount } from '../account-store.ts'
import { isHashOf } from '../secret.ts'
import { listSessions, type Session } from '../session-store.ts'

type Reading = { readonly database: Database; readonly now: () => Date }

/** Null when the session is unknown or has ended, or its account is disabled. */
export function identify(reading: Reading, { accountId, secret }: SessionProof): Promise<Identity | null> {
  return findIdentity(reading, accountId as AccountId, ({ hash }) => isHashOf(hash, secret))
}

export function findIdentity(
  { database, now }: Reading,
  accountId: AccountId,
  isMeant: (session: Session) => boolean,
): Promise<Identity | null> {
  return database.read(async (db) => {
    const sessions = await listSessions(db, accountId, now().toISOString())
    // All are compared, so that timing does not reveal the match.
    const [session] = sessions.filter(isMeant)
    const account = session ? await findAccount(db, accountId) : null
    if (!session || !account?.isEnabled) return null
    const { isEmailVerified: isVerified, labels } = account
    return { accountId, sessionId: session.id, isVerified, labels, shop: await findMembership(db, accountId) }
  })
}

/** Checked with every request, so that removal from a shop takes effect at once. */
async function findMembership(db: Queryable, accountId: AccountId): Promise<ShopMembership | null> {
  const row = await db
    .selectFrom('shop_members')
    .select(['shop_id', 'role'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? { id: row.shop_id as ShopId, role: row.role } : null
}
