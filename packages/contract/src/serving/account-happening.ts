import type { AccountId, SessionId } from '@tablee/domain/accounts/account'

/** A committed change of an account. `path` follows `users.<id>.` in the protocol's event. */
export type AccountHappening = {
  readonly accountId: AccountId
  readonly path: readonly AccountEventPart[]
  readonly payload: object
  /** Sessions ended by it: their listeners lose their identity. */
  readonly ended?: readonly SessionId[]
}

/** A protocol word, or an id that listeners may leave open. */
export type AccountEventPart = string | { readonly id: string }

export type AnnounceAccount = (happening: AccountHappening) => void
