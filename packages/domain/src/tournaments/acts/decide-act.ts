import { accept, type Outcome, refuse } from '../../outcome.ts'
import { may } from '../authority/may.ts'
import type { Change } from '../change.ts'
import { withPlannedClock } from '../clock/start-clock.ts'
import type { WholeTournament } from '../tournament.ts'
import type { Act, DecidedActName, Decider, Deciding } from './act.ts'
import { admit } from './admission.ts'
import { decideOfTeams } from './decide-of-teams.ts'
import { DECIDERS } from './deciders.ts'

/**
 * Decides an act, on server or device: author, admission, changes. Reads no clock and draws nothing. A round it pairs starts its clock
 * where planned.
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
  const decided =
    tournament.teamKind === null
      ? decide(tournament, input, deciding)
      : decideOfTeams<Name>(tournament, { name, input }, { deciding, decide })
  return decided.accepted ? accept(withPlannedClock(tournament, decided.value, deciding.at)) : decided
}
