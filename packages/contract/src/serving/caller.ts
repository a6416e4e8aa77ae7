import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import type { ShopMembership } from '@tablee/domain/shops/shop'

/** The account behind a valid session, right now. */
export type Identity = {
  readonly accountId: AccountId
  readonly sessionId: SessionId
  readonly isVerified: boolean
  readonly labels: readonly string[]
  /** The account's shop; null or missing if none. */
  readonly shop?: ShopMembership | null
}

/** An account, or null without a session. */
export type Caller = Identity | null

/** What a feature's commands need, with the caller. */
export type Acting<Ground> = Ground & { readonly caller: Caller }
