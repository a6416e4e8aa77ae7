import { accept, type Outcome } from '../outcome.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { hasBeenPaired } from './has-been-paired.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision } from './registration-decision.ts'
import { removeRegistration } from './remove-registration.ts'

/** Deletes a person's registration; if they have played, the results keep their name. */
export function forgetRegistration(tournament: Tournament, registration: Registration): Outcome<RegistrationDecision> {
  if (!hasBeenPaired(tournament, registration)) return removeRegistration(tournament, registration)
  const name = tournament.players.find(({ id }) => id === registration.playerId)?.name ?? ''
  return accept(moved({ ...registration, name, shownAs: null }, { news: { kind: 'amended', name } }))
}
