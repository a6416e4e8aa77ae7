import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { decklistOf } from '../api/decklist-of.ts'
import { isWhole } from '../api/evolve-registrations.ts'
import { isHere, isWaiting } from './registration-list.ts'

/** What somebody plays just now, and how they have done so far. */
export type Played = { readonly table: number | null; readonly record: string; readonly points: number }

/** What is asked of the people of an event, and what became of them in it. */
export type ListFacts = {
  readonly isBefore: boolean
  readonly asksDeck: boolean
  readonly takesFee: boolean
  readonly isDisqualified: (registration: RegistrationView) => boolean
  /** Null for who does not play. */
  readonly playedBy: (registration: RegistrationView) => Played | null
}

/** Everything first; then as a shop works through them. */
export const KINDS = [
  'total',
  'pending',
  'confirmed',
  'present',
  'absent',
  'noDeck',
  'unpaid',
  'unconfirmedEmail',
  'dropped',
  'cancelled',
  'disqualified',
] as const
export type Kind = (typeof KINDS)[number]

/** Whether a registration is of that kind; one may be of several. */
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

/** Only whoever may read decklists knows. */
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
  // Until somebody was noted as present, nobody is absent.
  return counts.present === 0 ? { ...counts, absent: 0 } : counts
}
