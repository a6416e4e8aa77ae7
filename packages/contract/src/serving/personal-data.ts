import type { AccountId } from '@tablee/domain/accounts/account'

/** What one part of the product stores about an account. */
export type PersonalDataKeeper = {
  readonly name: string
  readonly collect: (accountId: AccountId) => Promise<unknown>
  /** Removes every trace of the person; may be repeated. */
  readonly forget: (accountId: AccountId) => Promise<void>
}
