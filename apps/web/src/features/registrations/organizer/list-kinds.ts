import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { lacksConsent } from '@tablee/domain/registrations/guardian'
import { decklistOf } from '../api/decklist-of.ts'
import { isWhole } from '../api/evolve-registrations.ts'
import { isHere, isWaiting } from './registration-list.ts'

/** The current table and the record so far. */
export type Played = {
  readonly table: number | null
  readonly record: string
  readonly points: number
  /** The next match begins with a lost game. */
  readonly isBooked: boolean
}

export type ListFacts = {
  readonly isBefore: boolean
  readonly asksDeck: boolean
  readonly takesFee: boolean
  readonly isDisqualified: (registration: RegistrationView) => boolean
  /** Out because they missed a match. */
  readonly isAbsent: (registration: RegistrationView) => boolean
  /** By its name; null for most. */
  readonly fixedTable: (registration: RegistrationView) => string | null
  /** Null for those not playing. */
  readonly playedBy: (registration: RegistrationView) => Played | null
}

/** Everything first, then in the order a shop works through them. */
export const KINDS = [
  'total',
  'pending',
  'confirmed',
  'present',
  'absent',
  'noDeck',
  'unpaid',
  'noConsent',
  'wishesSeat',
  'unconfirmedEmail',
  'dropped',
  'cancelled',
  'disqualified',
] as const
export type Kind = (typeof KINDS)[number]

/** A registration may be of several kinds. */
export function isOfKind(kind: Kind, registration: RegistrationView, facts: ListFacts): boolean {
  const { status, dropped } = registration
  const isSeated = status === 'confirmed' && !dropped
  const isExpected = isSeated || isWaiting(registration)
  switch (kind) {
    case 'total':
      return true
    case 'pending':
      return isWaiting(registration)
    case 'confirmed':
      return isSeated
    case 'present':
      return facts.isBefore && isSeated && isHere(registration)
    case 'absent':
      return facts.isBefore && isSeated && !isHere(registration)
    case 'noDeck':
      return isExpected && lacksDeck(registration, facts)
    case 'unpaid':
      return facts.takesFee && isExpected && registration.hasPaid === false
    case 'noConsent':
      return isConsentMissing(registration)
    case 'wishesSeat':
      return wishesSeat(registration) && facts.fixedTable(registration) === null
    case 'unconfirmedEmail':
      return isExpected && isWhole(registration) && registration.isEmailConfirmed === false
    case 'dropped':
      return dropped && !facts.isDisqualified(registration)
    case 'cancelled':
      return status === 'cancelled' && !dropped
    case 'disqualified':
      return facts.isDisqualified(registration)
    default:
      return kind satisfies never
  }
}

/** Somebody below the age whose guardian has not agreed; only for those who may read it. */
export function isConsentMissing(registration: RegistrationView): boolean {
  const { status, dropped } = registration
  return status !== 'cancelled' && !dropped && isWhole(registration) && lacksConsent(registration.guardian)
}

/** For a fixed one; only for those who number tables. */
export function wishesSeat({ status, dropped, wishesFixedSeat = false }: RegistrationView): boolean {
  return wishesFixedSeat && status !== 'cancelled' && !dropped
}

/** Only for those who may read decklists. */
export function lacksDeck(registration: RegistrationView, { asksDeck }: Pick<ListFacts, 'asksDeck'>): boolean {
  return asksDeck && isWhole(registration) && decklistOf(registration) === null
}

export function countKinds(
  registrations: readonly RegistrationView[],
  facts: ListFacts,
): Readonly<Record<Kind, number>> {
  const counts = Object.fromEntries(
    KINDS.map((kind) => [kind, registrations.filter((one) => isOfKind(kind, one, facts)).length]),
  ) as Record<Kind, number>
  // Nobody is absent until somebody was checked in.
  return counts.present === 0 ? { ...counts, absent: 0 } : counts
}
