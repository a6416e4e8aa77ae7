import { type Outcome, refuse } from '../outcome.ts'
import { checkInOpensAt } from '../tournaments/life/registration-rules.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { checkIn } from './check-in.ts'
import type { Registration } from './registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'

export type ComingIn = {
  readonly registration: Registration
  readonly isPresent: boolean
  /** Whether the door code was right; null: none was shown. */
  readonly isDoorCode: boolean | null
  readonly now: string
}

/** Players check themselves in before the start, by the door code or once the clock allows, and can undo it. */
export function checkInMyself(tournament: Tournament, coming: ComingIn): Outcome<RegistrationDecision> {
  // Waiting players are checked in at the desk.
  if (coming.registration.state.kind === 'pending') return refuse('registration_not_confirmed')
  const decision = checkIn(tournament, coming)
  if (!decision.accepted || decision.value.changes.length === 0) return decision
  const { announcement, registrationRules: rules } = tournament
  if (!announcement || (rules.checkInMinutes === null && !rules.checksInByCode)) return refuse('check_in_at_desk')
  const { isPresent, isDoorCode, now } = coming
  if (!isPresent || (rules.checksInByCode && isDoorCode)) return decision
  const opensAt = checkInOpensAt(rules, announcement.startsAt)
  if (opensAt !== null && now >= opensAt) return decision
  if (rules.checksInByCode) return refuse(isDoorCode === null ? 'door_code_required' : 'door_code_wrong')
  return refuse('check_in_not_open')
}
