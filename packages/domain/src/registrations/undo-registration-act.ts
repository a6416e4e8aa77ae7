import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFull } from '../tournaments/capacity.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Candidate } from './accept-registration.ts'
import { hasBeenPaired } from './has-been-paired.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision, unmoved } from './registration-decision.ts'
import { seatPlayer, unseatPlayer } from './seat-player.ts'

export const UNDOABLE_ACTS = ['accept', 'cancel', 'drop'] as const
export type UndoableAct = (typeof UNDOABLE_ACTS)[number]

/**
 * Takes back the last accept, cancel or drop of a registration (STAK-3): it stands as before, if a seat is still free.
 * What was undone already changes nothing.
 */
export function undoRegistrationAct(
  tournament: Tournament,
  { act, registration, publicId }: Candidate & { readonly act: UndoableAct },
): Outcome<RegistrationDecision> {
  if (tournament.phase.kind === 'finished') return refuse('tournament_finished')
  switch (act) {
    case 'accept':
      return undoAccept(tournament, registration)
    case 'cancel': {
      if (registration.status !== 'cancelled') return accept(unmoved(registration))
      return comeBack(tournament, publicId, {
        ...registration,
        status: registration.cancelledFrom ?? 'pending',
        cancelledFrom: null,
      })
    }
    case 'drop': {
      if (!registration.dropped) return accept(unmoved(registration))
      return comeBack(tournament, publicId, { ...registration, dropped: false })
    }
    default:
      return act satisfies never
  }
}

function undoAccept(tournament: Tournament, registration: Registration): Outcome<RegistrationDecision> {
  if (registration.status === 'pending') return accept(unmoved(registration))
  if (registration.dropped) return refuse('registration_dropped')
  if (registration.status === 'cancelled') return refuse('registration_cancelled')
  // Whoever was paired once belongs to the event: such a player drops.
  if (hasBeenPaired(tournament, registration)) return refuse('tournament_already_started')
  const pending: Registration = { ...registration, status: 'pending', checkedIn: false }
  return accept(moved(pending, unseatPlayer(tournament, registration)))
}

function comeBack(
  tournament: Tournament,
  publicId: Candidate['publicId'],
  registration: Registration,
): Outcome<RegistrationDecision> {
  if (registration.status !== 'confirmed' || registration.dropped) return accept(moved(registration))
  if (isFull(tournament)) return refuse('tournament_full')
  return accept(moved(registration, seatPlayer(tournament, registration, publicId)))
}
