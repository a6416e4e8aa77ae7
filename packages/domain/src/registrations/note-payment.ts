import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import { amended, type RegistrationDecision, unmoved } from './registration-decision.ts'

export type Payment = {
  readonly registration: Registration
  readonly before: boolean
  readonly hasPaid: boolean
}

/** Notes at any time whether the fee is paid; no money moves here. Payments are private: screens only learn that something changed. */
export function notePayment(
  tournament: Tournament,
  { registration, before, hasPaid }: Payment,
): Outcome<RegistrationDecision> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  return accept(before === hasPaid ? unmoved(registration) : amended(tournament, registration))
}

/** Likewise for many; those already noted so stay as they are. */
export function notePayments(
  tournament: Tournament,
  payments: readonly Payment[],
): Outcome<readonly RegistrationDecision[]> {
  const decisions: RegistrationDecision[] = []
  for (const payment of payments) {
    const outcome = notePayment(tournament, payment)
    if (!outcome.accepted) return outcome
    if (outcome.value.changes.length > 0) decisions.push(outcome.value)
  }
  return accept(decisions)
}
