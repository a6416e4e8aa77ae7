import type { Identity } from '@tablee/contract/serving/caller'
import type { IdentifyToken } from '@tablee/contract/serving/identify-token'
import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import { dayOfUse } from '@tablee/domain/shops/shop-token'
import type { ShopGround } from '../shop-ground.ts'
import { findToken, hashToken, type KeptToken, noteUse } from './token-store.ts'

/** Read for every request, so that a revocation takes effect at once. */
export function identifyToken({ database, now }: Pick<ShopGround, 'database' | 'now'>): IdentifyToken {
  return async (token) => {
    const kept = await database.read((db) => findToken(db, hashToken(token)))
    const identity = kept && identityOf(kept)
    if (!kept || !identity) return null
    const day = dayOfUse(now())
    if (kept.usedOn !== day) await database.inTransaction(({ db }) => noteUse(db, kept.id, day))
    return identity
  }
}

function identityOf({ id, shopId, name, kind }: KeptToken): Identity | null {
  if (kind === null) return null
  return {
    // No account has such an id.
    ...{ accountId: `token:${id}` as AccountId, sessionId: '' as SessionId, isVerified: false, labels: [] },
    shop: { id: shopId, role: 'co-organizer' },
    token: { id, name, kind },
  }
}
