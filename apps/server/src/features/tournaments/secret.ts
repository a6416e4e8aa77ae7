import { createHash, timingSafeEqual } from 'node:crypto'
import type { Caller } from '@tablee/contract/serving/caller'
import { type AccountId, PUBLIC_ID_LENGTH } from '@tablee/domain/accounts/account'
import type { ShopMembership } from '@tablee/domain/shops/shop'
import type { PublicId } from '@tablee/domain/tournaments/tournament'

const ACCOUNT_PREFIX = 'account:'
const SHOP_PREFIX = 'shop:'

/** Who acts: the id that everybody may see, and the private text that the rights hang on. */
export type Subject = { readonly publicId: PublicId; readonly hash: string }

/** The holder of a secret; or, when what was sent is the id of the account that sends it, the account itself. */
export function subjectOf(secret: string, caller: Caller): Subject {
  if (caller?.accountId === secret) return accountSubject(caller.accountId)
  const hash = hashSecret(secret)
  return { publicId: publicIdOf(hash), hash }
}

/** An account is known by its own id. What its rights hang on is no hash, so that no secret can ever amount to it. */
export function accountSubject(id: AccountId): Subject {
  return { publicId: id as string as PublicId, hash: `${ACCOUNT_PREFIX}${id}` }
}

/** What the rights of a shop's members hang on, for each of their roles; no hash either. */
export function hashOfShop({ id, role }: ShopMembership): string {
  return `${SHOP_PREFIX}${role}:${id}`
}

/** The public id of whoever holds what is kept. */
export function publicIdOfHolder(hash: string): PublicId {
  const account = accountOfHolder(hash)
  return account === null ? publicIdOf(hash) : accountSubject(account).publicId
}

/** The account behind what is kept; null where it is a secret. */
export function accountOfHolder(hash: string): AccountId | null {
  return hash.startsWith(ACCOUNT_PREFIX) ? (hash.slice(ACCOUNT_PREFIX.length) as AccountId) : null
}

/** The account behind the hash, beside a secret of a device; nobody's where the account is the organizer itself. */
export function keepingAccount(caller: Caller, organizerHash: string): string | null {
  const own = caller && accountSubject(caller.accountId).hash
  return own === organizerHash ? null : own
}

/** All that the server keeps of a secret: its SHA-256, in lower-case hexadecimal. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex')
}

/** What everybody may see of whoever holds the secret; browsers derive the same from their own. */
function publicIdOf(hash: string): PublicId {
  return hash.slice(0, PUBLIC_ID_LENGTH) as PublicId
}

/** In constant time, so that answers do not tell how much of a guess was right. */
export function isSameHash(kept: string, given: string): boolean {
  return kept.length === given.length && timingSafeEqual(Buffer.from(kept), Buffer.from(given))
}
