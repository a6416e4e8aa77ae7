import type { ListOpenDates } from '@tablee/contract/serving/carry-each-date'
import type { CarryEventAct, SeeEvent } from '@tablee/contract/serving/event-act'
import type { EventLetter, EventNews, TellFollowers } from '@tablee/contract/serving/letter'
import type { OutsideDocument } from '@tablee/contract/serving/served-collection'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { DamagedRowError } from '../../database/damaged-row.ts'
import type { Database, Queryable, Transaction } from '../../database/database.ts'

/** After the commit, to organizer and person. */
export type AnnounceRegistration = (happening: {
  readonly id: string
  readonly action: 'create' | 'update' | 'delete'
  readonly document: () => OutsideDocument
  /** The only recipients. */
  readonly audience: readonly AccountId[]
}) => void

/** Proves presence at an event's door. Not stored but signed again. */
export type DoorCodes = {
  readonly of: (id: TournamentId) => string
  readonly isOf: (id: TournamentId, code: string) => boolean
}

export type RegistrationGround = {
  readonly database: Database
  readonly now: () => Date
  /** `bytes` random bytes in lower-case hexadecimal. */
  readonly drawHex: (bytes: number) => string
  readonly carryAct: CarryEventAct<Transaction>
  readonly seeEvent: SeeEvent
  /** For lists: null for an event with damaged rows. */
  readonly seeUndamagedEvent: SeeEvent
  readonly listOpenDates: ListOpenDates
  readonly listKept: (db: Queryable, account: AccountId) => Promise<readonly TournamentId[]>
  /** Empty without a bracket. */
  readonly findBracketPlaces: (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
  readonly isAccount: (id: string) => Promise<boolean>
  readonly announce: AnnounceRegistration
  readonly doorCodes: DoorCodes
  readonly noteDamage: (error: DamagedRowError) => void
  /** Discarded if no mail is sent. */
  readonly keepLetters: (tx: Transaction, letters: readonly EventLetter[]) => Promise<void>
  /** Sent where wanted; returns the recipients. */
  readonly keepNews: (tx: Transaction, news: readonly EventNews[]) => Promise<readonly RegistrationId[]>
  /** Whether the mail of an address given by an account, or by none, is read. */
  readonly readConfirmed: (db: Queryable, given: readonly GivenAddress[]) => Promise<(given: GivenAddress) => boolean>
  readonly confirmAddress: (tx: Transaction, email: Email) => Promise<void>
  readonly signatures: {
    readonly sign: (text: string) => string
    readonly isSigned: (text: string, signature: string) => boolean
  }
  readonly tellFollowers: TellFollowers<Transaction>
  readonly findOrganizerByEmail: (db: Queryable, email: Email) => Promise<Correspondent | null>
  readonly findCorrespondent: (db: Queryable, id: AccountId) => Promise<Correspondent | null>
  readonly pageOf: (path: string) => string
  /** The start of today. */
  readonly today: () => string
}

export type GivenAddress = { readonly email: Email; readonly accountId: AccountId | null }

export type Correspondent = { readonly id: AccountId; readonly email: Email; readonly name: string }
