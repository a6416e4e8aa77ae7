import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFull } from '../tournaments/capacity.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { nameKey } from '../tournaments/player-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { takenNames } from './register.ts'
import { MOST_REGISTRATIONS, type Registration } from './registration.ts'
import { moved, type RegistrationDecision } from './registration-decision.ts'
import { seatPlayer } from './seat-player.ts'

export type DeskEntries = {
  readonly newcomers: readonly Pick<Registration, 'id' | 'playerId' | 'name'>[]
  readonly registrations: readonly Registration[]
}

/**
 * The organizer writes in who stands at the desk, or a whole list: confirmed at once, at any time until the finish
 * (STAK-4). All of them or none.
 */
export function addAtDesk(
  tournament: Tournament,
  { newcomers, registrations }: DeskEntries,
): Outcome<readonly RegistrationDecision[]> {
  const { phase } = tournament
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (phase.kind === 'finished') return refuse('tournament_finished')
  const taken = takenNames(registrations)
  const decisions: RegistrationDecision[] = []
  let state = tournament
  for (const newcomer of newcomers) {
    const key = nameKey(newcomer.name)
    if (taken.has(key)) return refuse('player_name_taken', { name: newcomer.name })
    if (taken.size >= MOST_REGISTRATIONS || isFull(state)) return refuse('tournament_full')
    const decision = seatedAtDesk(state, newcomer)
    taken.add(key)
    decisions.push(decision)
    state = evolveAll(state, decision.changes)
  }
  return accept(decisions)
}

function seatedAtDesk(tournament: Tournament, newcomer: DeskEntries['newcomers'][number]): RegistrationDecision {
  const registration: Registration = {
    ...newcomer,
    status: 'confirmed',
    cancelledFrom: null,
    dropped: false,
    checkedIn: tournament.phase.kind === 'waiting',
  }
  return moved(registration, seatPlayer(tournament, registration, null))
}
