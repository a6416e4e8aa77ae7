import type { Caller } from '@tablee/contract/serving/caller'
import type { OutsideDocument } from '@tablee/contract/serving/served-collection'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Database } from '../../database/database.ts'
import type { CarryEventAct, SeeEvent } from './event-acts.ts'

/** Tells the organizer and the person, after the commit, that a registration came or changed. */
export type AnnounceRegistration = (happening: {
  readonly id: string
  readonly action: 'create' | 'update' | 'delete'
  readonly document: () => OutsideDocument
  /** The only accounts that hear it. */
  readonly audience: readonly AccountId[]
}) => void

/** What the commands of registrations stand on. */
export type Ground = {
  readonly database: Database
  readonly now: () => Date
  /** Random lower-case hexadecimal of so many bytes. */
  readonly drawHex: (bytes: number) => string
  readonly carryEventAct: CarryEventAct
  readonly seeEvent: SeeEvent
  readonly isAccount: (id: string) => Promise<boolean>
  readonly announce: AnnounceRegistration
}

/** The ground, and the account of the session that asks, if any. */
export type Acting = Ground & { readonly caller: Caller }
