import type { AccountId, SessionId } from '@tablee/domain/accounts/account'

/** The account behind a valid session, as it is at this moment. */
export type Identity = {
  readonly accountId: AccountId
  readonly sessionId: SessionId
  readonly isVerified: boolean
  readonly labels: readonly string[]
}

/** Who asks: an account, or null for somebody without a session. */
export type Caller = Identity | null

/** What the commands of a feature stand on, and who asks. */
export type Acting<Ground> = Ground & { readonly caller: Caller }
