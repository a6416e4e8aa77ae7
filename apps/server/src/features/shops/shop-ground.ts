import type { Caller } from '@tablee/contract/serving/caller'
import type { ShopLetter } from '@tablee/contract/serving/letter'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Database, Queryable, Transaction } from '../../database/database.ts'

/** An account that letters go to. */
export type Correspondent = {
  readonly id: AccountId
  readonly email: Email
  readonly isEmailVerified: boolean
  readonly name: string
}

type Passing = { readonly shop: ShopId; readonly leaver: AccountId; readonly heir: AccountId }

/** What the commands of shops stand on. */
export type ShopGround = {
  readonly database: Database
  readonly now: () => Date
  readonly chance: (count: number) => Uint8Array
  readonly findAccount: (db: Queryable, id: AccountId) => Promise<Correspondent | null>
  readonly findAccountByEmail: (db: Queryable, email: Email) => Promise<Correspondent | null>
  /** Whether whoever reads an address has not turned off what people write from the page of an event. */
  readonly readsMessages: (db: Queryable, email: Email) => Promise<boolean>
  /** The words by which a shop is found. */
  readonly wordsOf: (name: string, location: string | null) => readonly string[]
  /** The events of an account become those of the shop that it opened. */
  readonly bringEvents: (caller: Caller, shop: ShopId) => Promise<void>
  /** Events to come go to another member. */
  readonly passEventsOn: (caller: Caller, passing: Passing) => Promise<void>
  /** Keeps letters until they are sent; throws them away where no mail leaves. */
  readonly keepLetters: (tx: Transaction, letters: readonly ShopLetter[]) => Promise<void>
  /** Whether letters leave this server at all. */
  readonly isMailSent: boolean
  /** What stands for somebody in counts: nobody reads an address from it. */
  readonly markOf: (sender: string) => string
  /** The address of a page for people. */
  readonly pageOf: (path: string) => string
}
