import { accept, type Outcome, refuse } from '../../outcome.ts'
import { may } from '../authority/may.ts'
import type { Change } from '../change.ts'
import { withPlannedClock } from '../clock/start-clock.ts'
import type { WholeTournament } from '../tournament.ts'
import type { Act, DecidedActName, Decider, Deciding } from './act.ts'
import { admit } from './admission.ts'
import { DECIDERS } from './deciders.ts'

/**
 * What becomes of an act, on the server as on a device: whether its author may, whether the tournament takes it, and what it changes.
 * It reads no clock and draws nothing. A round that is paired by it starts its clock, where that is planned.
 */
export function decideAct<Name extends DecidedActName>(
  tournament: WholeTournament,
  { name, input }: Act<Name>,
  deciding: Deciding<Name>,
): Outcome<readonly Change[]> {
  const { role } = deciding.author
  if (!may(name, role)) return refuse(role === 'player' ? 'not_your_match' : 'not_organizer')
  const admitted = admit(tournament, name)
  if (!admitted.accepted) return admitted
  const decide: Decider<Name> = DECIDERS[name]
  const decided = decide(tournament, input, deciding)
  return decided.accepted ? accept(withPlannedClock(tournament, decided.value, deciding.at)) : decided
}
