import { accept, type Outcome, refuse } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isFinished, isWaiting } from '../tournaments/kinds/phase.ts'
import type { DroppedBy, Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision, unmoved } from './registration-decision.ts'
import { cameBack, droppedFrom } from './registration-state.ts'
import { unseatPlayer } from './seat-player.ts'

/** pending or confirmed → cancelled. Whoever has played already keeps the results and is not paired any more. */
export function cancelRegistration(
  tournament: Tournament,
  registration: Registration,
  by?: DroppedBy,
): Outcome<RegistrationDecision> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const { kind: from } = registration.state
  if (from === 'dropped') return refuse('registration_dropped')
  if (from === 'cancelled') return refuse('registration_cancelled')
  const cancelled: Registration = { ...registration, state: { kind: 'cancelled', from } }
  return accept(moved(cancelled, { changes: unseatPlayer(tournament, registration, by) }))
}

/**
 * Cancels each of these before the start, in one act; whoever is cancelled or has left already stays as they are. Once it is played
 * one at a time leaves a table, for what becomes of the match is to be said.
 */
export function cancelRegistrations(
  tournament: Tournament,
  registrations: readonly Registration[],
): Outcome<readonly RegistrationDecision[]> {
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  const decisions: RegistrationDecision[] = []
  let state = tournament
  for (const registration of registrations) {
    if (registration.state.kind !== 'pending' && registration.state.kind !== 'confirmed') continue
    const outcome = cancelRegistration(state, registration, 'staff')
    if (!outcome.accepted) return outcome
    decisions.push(outcome.value)
    state = evolveAll(state, outcome.value.changes)
  }
  return accept(decisions)
}

/** The player leaves the event, whatever was decided; `by` says whose decision it was. */
export function dropRegistration(
  tournament: Tournament,
  registration: Registration,
  by?: DroppedBy,
): Outcome<RegistrationDecision> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const { state } = registration
  if (state.kind === 'dropped') return refuse('registration_dropped')
  const dropped: Registration = { ...registration, state: droppedFrom(state) }
  return accept(moved(dropped, { changes: unseatPlayer(tournament, registration, by) }))
}

/** The player drops by an act on the tournament itself; the registration only says so as well. */
export function followDrop(registration: Registration): RegistrationDecision {
  const { state } = registration
  return state.kind === 'dropped' ? unmoved(registration) : moved({ ...registration, state: droppedFrom(state) })
}

/** The player comes back by an act on the tournament itself; unmoved where the registration has no seat to come back to. */
export function followReturn(registration: Registration): RegistrationDecision {
  const { state } = registration
  if (state.kind !== 'dropped' || state.from.kind !== 'confirmed') return unmoved(registration)
  return moved({ ...registration, state: cameBack({ kind: 'confirmed' }) })
}
