import { accept, type Outcome, refuse } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isFinished, isWaiting } from '../tournaments/kinds/phase.ts'
import { teamOf } from '../tournaments/teams/entrants.ts'
import type { DroppedBy, Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision, unmoved } from './registration-decision.ts'
import { cameBack, droppedFrom } from './registration-state.ts'
import { unseatPlayer } from './seat-player.ts'

/** pending or confirmed → cancelled. Those who have played keep their results and are no longer paired. */
export function cancelRegistration(
  tournament: Tournament,
  registration: Registration,
  by?: DroppedBy,
): Outcome<RegistrationDecision> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const { kind: from } = registration.state
  if (from === 'dropped') return refuse('registration_dropped')
  if (from === 'cancelled') return refuse('registration_cancelled')
  const cancelled: Registration = { ...withTeam(tournament, registration), state: { kind: 'cancelled', from } }
  return accept(moved(cancelled, { changes: unseatPlayer(tournament, registration, by) }))
}

/**
 * Cancels several before the start in one act; those cancelled or gone already stay as they are. Later only one at a time, since each open
 * match needs a ruling.
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

/** The player leaves the event in any state; `by` says whose decision it was. */
export function dropRegistration(
  tournament: Tournament,
  registration: Registration,
  by?: DroppedBy,
): Outcome<RegistrationDecision> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const { state } = registration
  if (state.kind === 'dropped') return refuse('registration_dropped')
  const dropped: Registration = { ...withTeam(tournament, registration), state: droppedFrom(state) }
  return accept(moved(dropped, { changes: unseatPlayer(tournament, registration, by) }))
}

/** The player dropped by an act on the tournament; the registration follows. */
export function followDrop(registration: Registration): RegistrationDecision {
  const { state } = registration
  return state.kind === 'dropped' ? unmoved(registration) : moved({ ...registration, state: droppedFrom(state) })
}

/** The player came back by an act on the tournament; unchanged without a seat to return to. */
export function followReturn(registration: Registration): RegistrationDecision {
  const { state } = registration
  if (state.kind !== 'dropped' || state.from.kind !== 'confirmed') return unmoved(registration)
  return moved({ ...registration, state: cameBack({ kind: 'confirmed' }) })
}

/** Who comes back finds the team they left, whatever it was called when they asked for it. */
function withTeam(tournament: Tournament, registration: Registration): Registration {
  const team = teamOf(tournament, registration.playerId)
  return team ? { ...registration, teamName: team.name } : registration
}
