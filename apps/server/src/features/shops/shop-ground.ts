import type { Caller } from '@tablee/contract/serving/caller'
import type { ShopLetter } from '@tablee/contract/serving/letter'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Database, Queryable, Transaction } from '../../database/database.ts'

export type Correspondent = {
  readonly id: AccountId
  readonly email: Email
  readonly isEmailVerified: boolean
  readonly name: string
}

type Passing = { readonly shop: ShopId; readonly leaver: AccountId; readonly heir: AccountId }

export type ShopGround = {
  readonly database: Database
  readonly now: () => Date
  readonly chance: (count: number) => Uint8Array
  readonly findAccount: (db: Queryable, id: AccountId) => Promise<Correspondent | null>
  readonly findAccountByEmail: (db: Queryable, email: Email) => Promise<Correspondent | null>
  /** Whether the address has not turned off messages sent from event pages. */
  readonly readsMessages: (db: Queryable, email: Email) => Promise<boolean>
  readonly wordsOf: (name: string, location: string | null) => readonly string[]
  readonly bringEvents: (caller: Caller, shop: ShopId) => Promise<void>
  readonly passEventsOn: (caller: Caller, passing: Passing) => Promise<void>
  /** Discarded if no mail is sent. */
  readonly keepLetters: (tx: Transaction, letters: readonly ShopLetter[]) => Promise<void>
  readonly isMailSent: boolean
  /** What the server does with data, for the registers of shops. */
  readonly processing: {
    readonly isPushed: boolean
    readonly deckSite: string
    readonly isPurged: boolean
    readonly backups: { readonly days: number; readonly weeks: number; readonly months: number } | null
  }
  /** Does not reveal the address. */
  readonly markOf: (sender: string) => string
  readonly pageOf: (path: string) => string
}
