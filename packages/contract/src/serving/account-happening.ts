import type { AccountId, SessionId } from '@tablee/domain/accounts/account'

/** What became true of an account with a commit. `path` is what follows `users.<id>.` in the protocol's event. */
export type AccountHappening = {
  readonly accountId: AccountId
  readonly path: readonly AccountEventPart[]
  /** What the account's own screens get. */
  readonly payload: object
  /** Sessions that ended with it: whoever still listens by them is nobody from now on. */
  readonly ended?: readonly SessionId[]
}

/** A word of the protocol, or an id that listeners may leave open. */
export type AccountEventPart = string | { readonly id: string }

export type AnnounceAccount = (happening: AccountHappening) => void
