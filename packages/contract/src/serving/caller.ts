import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import type { ShopMembership } from '@tablee/domain/shops/shop'
import type { ShownToken } from '@tablee/domain/shops/shop-token'

/** The account behind a valid session, or the token of a shop, right now. */
export type Identity = {
  readonly accountId: AccountId
  readonly sessionId: SessionId
  readonly isVerified: boolean
  readonly labels: readonly string[]
  /** The account's shop; null or missing if none. */
  readonly shop?: ShopMembership | null
  /** A program of that shop acts, and no account: `accountId` is nobody's. */
  readonly token?: ShownToken
}

/** An account, or null without a session. */
export type Caller = Identity | null

/** What a feature's commands need, with the caller. */
export type Acting<Ground> = Ground & { readonly caller: Caller }
