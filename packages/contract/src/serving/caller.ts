import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import type { ShopMembership } from '@tablee/domain/shops/shop'

/** The account behind a valid session, as it is at this moment. */
export type Identity = {
  readonly accountId: AccountId
  readonly sessionId: SessionId
  readonly isVerified: boolean
  readonly labels: readonly string[]
  /** The shop that the account holds, with others or alone; null or missing where it holds none. */
  readonly shop?: ShopMembership | null
}

/** Who asks: an account, or null for somebody without a session. */
export type Caller = Identity | null

/** What the commands of a feature stand on, and who asks. */
export type Acting<Ground> = Ground & { readonly caller: Caller }
