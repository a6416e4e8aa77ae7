import type { AnnounceAccount } from '@tablee/contract/serving/account-happening'
import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Database, Queryable, Transaction } from '../../database/database.ts'
import type { GuessesPassword } from './password-guesser.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { Chance } from './secret.ts'

/** The address of an account that became another one. */
export type MovedEmail = {
  readonly accountId: AccountId
  readonly from: Email
  readonly to: Email
  readonly at: string
}

export type FindPersonalLink = (
  db: Queryable,
  of: { readonly registrationId: RegistrationId; readonly to: Email },
) => Promise<string | null>

/** What the commands of accounts stand on; clock, chance, the mail and the announcement come from outside. */
export type AccountGround = {
  readonly database: Database
  readonly passwords: PasswordHasher
  readonly isGuessable: GuessesPassword
  readonly now: () => Date
  readonly chance: Chance
  readonly announce: AnnounceAccount
  /** A letter waits to be sent. */
  readonly letterWaits: () => void
  /** Whether letters leave this server at all. */
  readonly isMailSent: boolean
  /** Where people write to the operator; null where none is known. */
  readonly supportEmail: Email | null
  /** The address of a page of this site. */
  readonly pageOf: (path: string) => string
  /** What else an account gave its address for has the new one from now on. */
  readonly followEmail: (tx: Transaction, moved: MovedEmail) => Promise<void>
  /** Somebody has shown that they read the mail of an address: they hear how their registrations stand. */
  readonly afterConfirmed: (email: Email) => Promise<void>
  /** What opens a registration on any device, as long as it is of this address; null where there is none such any more. */
  readonly findPersonalLink: FindPersonalLink
  /** Signs what links carry, and knows it again. */
  readonly signatures: {
    readonly sign: (text: string) => string
    readonly isSigned: (text: string, signature: string) => boolean
  }
  /** Whether something public goes by this id already. */
  readonly isPublicId: (id: string) => Promise<boolean>
  /** The names of events that the account would leave behind without an organizer. */
  readonly listUndecidedEvents: (accountId: AccountId) => Promise<readonly string[]>
  /** Whether others would be left in a shop that nobody organizes. */
  readonly isNeededInShop: (accountId: AccountId) => Promise<boolean>
  /** The other parts of the product that keep something about an account. */
  readonly keepers: readonly PersonalDataKeeper[]
}

export function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
