import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { hasBeenPaired } from './has-been-paired.ts'
import type { Registration } from './registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'

/** Deletes the registration and the rights of its device; impossible once paired. */
export function removeRegistration(tournament: Tournament, registration: Registration): Outcome<RegistrationDecision> {
  if (hasBeenPaired(tournament, registration)) return refuse('tournament_already_started')
  const { id, playerId } = registration
  return accept({
    registration,
    changes: [
      { kind: 'player_removed', playerId },
      {
        kind: 'registration_moved',
        id,
        status: 'cancelled',
        dropped: true,
        checkedIn: false,
        news: { kind: 'erased' },
      },
    ],
    isErased: true,
  })
}
