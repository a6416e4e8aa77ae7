import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFull } from '../tournaments/capacity.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { isNameTaken } from './register.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision } from './registration-decision.ts'
import { seatPlayer } from './seat-player.ts'

export type DeskEntry = {
  readonly newcomer: Pick<Registration, 'id' | 'playerId' | 'name'>
  readonly registrations: readonly Registration[]
}

/** The organizer writes somebody in who stands at the desk: confirmed at once, at any time until the finish (STAK-4). */
export function addAtDesk(
  tournament: Tournament,
  { newcomer, registrations }: DeskEntry,
): Outcome<RegistrationDecision> {
  const { phase } = tournament
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (phase.kind === 'finished') return refuse('tournament_finished')
  if (isNameTaken(registrations, newcomer)) return refuse('player_name_taken', { name: newcomer.name })
  if (isFull(tournament)) return refuse('tournament_full')
  const registration: Registration = {
    ...newcomer,
    status: 'confirmed',
    cancelledFrom: null,
    dropped: false,
    checkedIn: phase.kind === 'waiting',
  }
  return accept(moved(registration, seatPlayer(tournament, registration, null)))
}
