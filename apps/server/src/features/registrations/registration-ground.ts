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

/** Tells the organizer and the person, after the commit, that a registration came or changed. */
export type AnnounceRegistration = (happening: {
  readonly id: string
  readonly action: 'create' | 'update' | 'delete'
  readonly document: () => OutsideDocument
  /** The only accounts that hear it. */
  readonly audience: readonly AccountId[]
}) => void

/** What hangs at the door of an event, and proves that somebody has come as far as that. Nobody keeps it: it is signed anew. */
export type DoorCodes = {
  readonly of: (id: TournamentId) => string
  readonly isOf: (id: TournamentId, code: string) => boolean
}

/** What the commands of registrations stand on. */
export type RegistrationGround = {
  readonly database: Database
  readonly now: () => Date
  /** Random lower-case hexadecimal of so many bytes. */
  readonly drawHex: (bytes: number) => string
  readonly carryAct: CarryEventAct<Transaction>
  readonly seeEvent: SeeEvent
  /** For lists: null in place of an event whose rows are damaged. */
  readonly seeUndamagedEvent: SeeEvent
  /** Of the series that an event is one of. */
  readonly listOpenDates: ListOpenDates
  /** The quick tournaments that the account keeps. */
  readonly listKept: (db: Queryable, account: AccountId) => Promise<readonly TournamentId[]>
  /** How many begin the latest round of a bracket; nothing of a tournament without one. */
  readonly findBracketPlaces: (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
  readonly isAccount: (id: string) => Promise<boolean>
  readonly announce: AnnounceRegistration
  readonly doorCodes: DoorCodes
  /** A damaged row was passed over, so that others could be read. */
  readonly noteDamage: (error: DamagedRowError) => void
  /** Keeps letters until they are sent; throws them away where no mail leaves. */
  readonly keepLetters: (tx: Transaction, letters: readonly EventLetter[]) => Promise<void>
  /** The same for news to who is registered, which goes where it is wanted; answers whom a letter tells it. */
  readonly keepNews: (tx: Transaction, news: readonly EventNews[]) => Promise<readonly RegistrationId[]>
  /** Whether somebody reads the mail of an address that was given in the name of an account, or of none. */
  readonly readConfirmed: (db: Queryable, given: readonly GivenAddress[]) => Promise<(given: GivenAddress) => boolean>
  /** Whoever opened a link of a letter reads the mail of its address. */
  readonly confirmAddress: (tx: Transaction, email: Email) => Promise<void>
  /** Signs what links carry, and knows it again. */
  readonly signatures: {
    readonly sign: (text: string) => string
    readonly isSigned: (text: string, signature: string) => boolean
  }
  /** Whoever follows the series of an event hears of it. */
  readonly tellFollowers: TellFollowers<Transaction>
  readonly findOrganizerByEmail: (db: Queryable, email: Email) => Promise<Correspondent | null>
  readonly findCorrespondent: (db: Queryable, id: AccountId) => Promise<Correspondent | null>
  /** The address of a page for people. */
  readonly pageOf: (path: string) => string
  /** When the day began that it is. */
  readonly today: () => string
}

/** An address, and in whose name it was given. */
export type GivenAddress = { readonly email: Email; readonly accountId: AccountId | null }

/** An account that letters go to. */
export type Correspondent = { readonly id: AccountId; readonly email: Email; readonly name: string }
