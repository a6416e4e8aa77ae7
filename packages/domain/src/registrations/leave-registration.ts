import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision } from './registration-decision.ts'
import { unseatPlayer } from './seat-player.ts'

/** pending or confirmed → cancelled. Who has played already keeps the results and is not paired any more. */
export function cancelRegistration(tournament: Tournament, registration: Registration): Outcome<RegistrationDecision> {
  if (tournament.phase.kind === 'finished') return refuse('tournament_finished')
  if (registration.dropped) return refuse('registration_dropped')
  if (registration.status === 'cancelled') return refuse('registration_cancelled')
  const cancelled: Registration = {
    ...registration,
    status: 'cancelled',
    cancelledFrom: registration.status,
    checkedIn: false,
  }
  return accept(moved(cancelled, unseatPlayer(tournament, registration)))
}

/** The player leaves the event, whatever the status: a flag of its own. */
export function dropRegistration(tournament: Tournament, registration: Registration): Outcome<RegistrationDecision> {
  if (tournament.phase.kind === 'finished') return refuse('tournament_finished')
  if (registration.dropped) return refuse('registration_dropped')
  const dropped: Registration = { ...registration, dropped: true, checkedIn: false }
  return accept(moved(dropped, unseatPlayer(tournament, registration)))
}
