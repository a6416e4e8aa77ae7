import { accept, type Outcome, refuse } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isWaiting } from '../tournaments/kinds/phase.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { dropRegistration } from './leave-registration.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision, unmoved } from './registration-decision.ts'

/** Notes before the start that a confirmed player is there, or not (STAK-15). */
export function checkIn(
  tournament: Tournament,
  { registration, isPresent }: { readonly registration: Registration; readonly isPresent: boolean },
): Outcome<RegistrationDecision> {
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  const { state } = registration
  if (state.kind === 'dropped') return refuse('registration_dropped')
  if (state.kind !== 'confirmed') return refuse('registration_not_confirmed')
  if (state.isPresent === isPresent) return accept(unmoved(registration))
  return accept(moved({ ...registration, state: { kind: 'confirmed', isPresent } }))
}

/** Before the start, every confirmed player who did not come drops; each can be taken back. */
export function dropAbsent(
  tournament: Tournament,
  registrations: readonly Registration[],
): Outcome<readonly RegistrationDecision[]> {
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  const decisions: RegistrationDecision[] = []
  let state = tournament
  for (const registration of registrations) {
    if (registration.state.kind !== 'confirmed' || registration.state.isPresent) continue
    const outcome = dropRegistration(state, registration)
    if (!outcome.accepted) return outcome
    decisions.push(outcome.value)
    state = evolveAll(state, outcome.value.changes)
  }
  return accept(decisions)
}
