import type { AnnounceAccount } from '@tablee/contract/serving/account-happening'
import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Database, Queryable, Transaction } from '../../database/database.ts'
import type { GuessesPassword } from './password-guesser.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { Chance } from './secret.ts'

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

/** Clock, randomness, mail and announcements come from outside. */
export type AccountGround = {
  readonly database: Database
  readonly passwords: PasswordHasher
  readonly isGuessable: GuessesPassword
  readonly now: () => Date
  readonly chance: Chance
  readonly announce: AnnounceAccount
  readonly letterWaits: () => void
  readonly isMailSent: boolean
  /** The operator's contact address; null if unknown. */
  readonly supportEmail: Email | null
  readonly pageOf: (path: string) => string
  /** Moves whatever else the account's address was used for to the new one. */
  readonly followEmail: (tx: Transaction, moved: MovedEmail) => Promise<void>
  /** The address was proven to be read. */
  readonly afterConfirmed: (email: Email) => Promise<void>
  /** Null when there is none any more. */
  readonly findPersonalLink: FindPersonalLink
  /** Signs and verifies what links carry. */
  readonly signatures: {
    readonly sign: (text: string) => string
    readonly isSigned: (text: string, signature: string) => boolean
  }
  /** Whether something public already uses this id. */
  readonly isPublicId: (id: string) => Promise<boolean>
  /** Names of events that the account would leave without an organizer. */
  readonly listUndecidedEvents: (accountId: AccountId) => Promise<readonly string[]>
  /** Whether a shop with other members would lose its organizer. */
  readonly isNeededInShop: (accountId: AccountId) => Promise<boolean>
  /** Other features that store data about an account. */
  readonly keepers: readonly PersonalDataKeeper[]
}

export function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
