import { createHash, timingSafeEqual } from 'node:crypto'
import type { Caller } from '@tablee/contract/serving/caller'
import { type AccountId, PUBLIC_ID_LENGTH } from '@tablee/domain/accounts/account'
import type { ShopMembership } from '@tablee/domain/shops/shop'
import type { PublicId } from '@tablee/domain/tournaments/tournament'

const ACCOUNT_PREFIX = 'account:'
const SHOP_PREFIX = 'shop:'

/** The public id, and the private text a person's rights depend on. */
export type Subject = { readonly publicId: PublicId; readonly hash: string }

/** The account, when its own id was sent. */
export function subjectOf(secret: string, caller: Caller): Subject {
  if (caller?.accountId === secret) return accountSubject(caller.accountId)
  const hash = hashSecret(secret)
  return { publicId: publicIdOf(hash), hash }
}

/** An account is known by its id. Its private text is no hash, so that no secret can produce it. */
export function accountSubject(id: AccountId): Subject {
  return { publicId: id as string as PublicId, hash: `${ACCOUNT_PREFIX}${id}` }
}

/** The private text of a shop's members, per role; also no hash. */
export function hashOfShop({ id, role }: ShopMembership): string {
  return `${SHOP_PREFIX}${role}:${id}`
}

export function publicIdOfHolder(hash: string): PublicId {
  const account = accountOfHolder(hash)
  return account === null ? publicIdOf(hash) : accountSubject(account).publicId
}

/** Null for a secret. */
export function accountOfHolder(hash: string): AccountId | null {
  return hash.startsWith(ACCOUNT_PREFIX) ? (hash.slice(ACCOUNT_PREFIX.length) as AccountId) : null
}

/** None where the account is the organizer itself. */
export function keepingAccount(caller: Caller, organizerHash: string): string | null {
  const own = caller && accountSubject(caller.accountId).hash
  return own === organizerHash ? null : own
}

/** The only thing stored of a secret: SHA-256 in lower-case hexadecimal. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex')
}

/** The public id of a secret's holder; browsers derive it likewise. */
function publicIdOf(hash: string): PublicId {
  return hash.slice(0, PUBLIC_ID_LENGTH) as PublicId
}

/** In constant time, so that timing reveals nothing about a guess. */
export function isSameHash(kept: string, given: string): boolean {
  return kept.length === given.length && timingSafeEqual(Buffer.from(kept), Buffer.from(given))
}
