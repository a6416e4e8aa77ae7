import { accept, type Outcome, refuse } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isFinished, isWaiting } from '../tournaments/kinds/phase.ts'
import { newcomerFault } from '../tournaments/kinds/stage.ts'
import { makeRoom } from '../tournaments/make-room.ts'
import { nameKey } from '../tournaments/player-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { takenNames } from './register.ts'
import { MOST_REGISTRATIONS, type Registration } from './registration.ts'
import { arrived, type RegistrationDecision } from './registration-decision.ts'
import { seatPlayer } from './seat-player.ts'

export type DeskEntries = {
  readonly newcomers: readonly Pick<Registration, 'id' | 'playerId' | 'name'>[]
  readonly registrations: readonly Registration[]
}

/**
 * The organizer writes in who stands at the desk, or a whole list: confirmed at once, at any time until the finish
 * (STAK-4). All of them or none; the capacity rises by as many seats as are missing.
 */
export function addAtDesk(
  tournament: Tournament,
  { newcomers, registrations }: DeskEntries,
): Outcome<readonly RegistrationDecision[]> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const fault = newcomerFault(tournament)
  if (fault) return refuse(fault)
  const taken = takenNames(registrations)
  const room = makeRoom(tournament, newcomers.length)
  const decisions: RegistrationDecision[] = []
  let state = evolveAll(tournament, room)
  for (const newcomer of newcomers) {
    const key = nameKey(newcomer.name)
    if (taken.has(key)) return refuse('player_name_taken', { name: newcomer.name })
    if (taken.size >= MOST_REGISTRATIONS) return refuse('tournament_full')
    const decision = seatedAtDesk(state, newcomer)
    taken.add(key)
    decisions.push(decision)
    state = evolveAll(state, decision.changes)
  }
  const [first, ...others] = decisions
  return accept(first ? [{ ...first, changes: [...room, ...first.changes] }, ...others] : [])
}

function seatedAtDesk(tournament: Tournament, newcomer: DeskEntries['newcomers'][number]): RegistrationDecision {
  const isPresent = isWaiting(tournament)
  const registration: Registration = { ...newcomer, shownAs: null, state: { kind: 'confirmed', isPresent } }
  return arrived(registration, { publicId: null, changes: seatPlayer(tournament, registration, null) })
}
