import { accept, type Outcome } from '../outcome.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { hasBeenPaired } from './has-been-paired.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision } from './registration-decision.ts'
import { removeRegistration } from './remove-registration.ts'

/**
 * A person leaves for good: the registration goes; of somebody who has played, only the name stays under which the tournament
 * keeps the results.
 */
export function forgetRegistration(tournament: Tournament, registration: Registration): Outcome<RegistrationDecision> {
  if (!hasBeenPaired(tournament, registration)) return removeRegistration(tournament, registration)
  const name = tournament.players.find(({ id }) => id === registration.playerId)?.name ?? ''
  return accept(moved({ ...registration, name, shownAs: null }, { news: { kind: 'amended', name } }))
}
