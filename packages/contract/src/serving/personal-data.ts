import type { AccountId } from '@tablee/domain/accounts/account'

/** What one part of the product keeps about an account. */
export type PersonalDataKeeper = {
  /** The member of the download. */
  readonly name: string
  readonly collect: (accountId: AccountId) => Promise<unknown>
  /** Leaves nothing that leads to the person; may be done twice. */
  readonly forget: (accountId: AccountId) => Promise<void>
}
