import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import { amended, type RegistrationDecision, unmoved } from './registration-decision.ts'

export type Payment = {
  readonly registration: Registration
  /** As it was noted until now. */
  readonly before: boolean
  readonly hasPaid: boolean
}

/**
 * Notes at any time that somebody has settled the fee, or not: no money moves here. Screens are told that something was
 * amended and nothing of what, for it is no matter of others.
 */
export function notePayment(
  tournament: Tournament,
  { registration, before, hasPaid }: Payment,
): Outcome<RegistrationDecision> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  return accept(before === hasPaid ? unmoved(registration) : amended(tournament, registration))
}

/** The same for each of these at once; whoever is noted so already stays as they are. */
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
