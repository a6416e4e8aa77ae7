import { accept, type Outcome, refuse } from '../outcome.ts'
import { isDisqualified } from '../tournaments/conduct/standing-penalties.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isFinished } from '../tournaments/kinds/phase.ts'
import { newcomerFault } from '../tournaments/kinds/stage.ts'
import { makeRoom } from '../tournaments/players/make-room.ts'
import { returnFault } from '../tournaments/players/remove-player.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Candidate } from './accept-registration.ts'
import { hasBeenPaired } from './has-been-paired.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision, unmoved } from './registration-decision.ts'
import { cameBack, isAtDesk, PENDING, type RegistrationState, statusOf } from './registration-state.ts'
import { seatPlayer, unseatPlayer } from './seat-player.ts'
import { hasSeatFor } from './team-places.ts'

export const UNDOABLE_ACTS = ['accept', 'cancel', 'drop'] as const
export type UndoableAct = (typeof UNDOABLE_ACTS)[number]

/**
 * Undoes the last accept, cancel or drop of a registration (STAK-3). If the seat was taken meanwhile, the capacity rises by one. Undoing
 * twice changes nothing.
 */
export function undoRegistrationAct(
  tournament: Tournament,
  { act, registration, publicId }: Candidate & { readonly act: UndoableAct },
): Outcome<RegistrationDecision> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const { state } = registration
  switch (act) {
    case 'accept':
      return undoAccept(tournament, registration)
    case 'cancel':
      return comeBack(tournament, { registration, publicId }, uncancelled(state))
    case 'drop':
      return comeBack(tournament, { registration, publicId }, undropped(state))
    default:
      return act satisfies never
  }
}

/** Likewise for many, all or none; those already undone are not reported. */
export function undoRegistrationActs(
  tournament: Tournament,
  { act, candidates }: { readonly act: UndoableAct; readonly candidates: readonly Candidate[] },
): Outcome<readonly RegistrationDecision[]> {
  const decisions: RegistrationDecision[] = []
  let state = tournament
  for (const candidate of candidates) {
    const outcome = undoRegistrationAct(state, { act, ...candidate })
    if (!outcome.accepted) return outcome
    if (outcome.value.changes.length > 0) decisions.push(outcome.value)
    state = evolveAll(state, outcome.value.changes)
  }
  return accept(decisions)
}

/** Null if nothing was cancelled. Whoever was cancelled and also left has still left. */
function uncancelled(state: RegistrationState): RegistrationState | null {
  switch (state.kind) {
    case 'pending':
    case 'confirmed':
      return null
    case 'cancelled':
      return cameBack({ kind: state.from })
    case 'dropped':
      return state.from.kind === 'cancelled' ? { kind: 'dropped', from: { kind: state.from.from } } : null
    default:
      return state satisfies never
  }
}

function undropped(state: RegistrationState): RegistrationState | null {
  if (state.kind !== 'dropped') return null
  const { from } = state
  return from.kind === 'cancelled' ? from : cameBack(from)
}

function undoAccept(tournament: Tournament, registration: Registration): Outcome<RegistrationDecision> {
  const { state } = registration
  if (statusOf(state) === 'pending') return accept(unmoved(registration))
  if (state.kind === 'dropped') return refuse('registration_dropped')
  if (state.kind === 'cancelled') return refuse('registration_cancelled')
  // A player paired once belongs to the event: they drop instead.
  if (hasBeenPaired(tournament, registration)) return refuse('tournament_already_started')
  const pending: Registration = { ...registration, state: isAtDesk(state) ? { ...PENDING, isPresent: true } : PENDING }
  return accept(moved(pending, { changes: unseatPlayer(tournament, registration) }))
}

function comeBack(
  tournament: Tournament,
  { registration, publicId }: Candidate,
  state: RegistrationState | null,
): Outcome<RegistrationDecision> {
  if (state === null) return accept(unmoved(registration))
  const back: Registration = { ...registration, state }
  if (state.kind !== 'confirmed') return accept(moved(back))
  if (isDisqualified(tournament, registration.playerId))
    return refuse('player_disqualified', { name: registration.name })
  const player = tournament.players.find(({ id }) => id === registration.playerId)
  const fault = player ? returnFault(tournament, player) : newcomerFault(tournament)
  if (fault) return refuse(fault)
  const seating = seatPlayer(tournament, back, publicId)
  const room = hasSeatFor(tournament, back) ? [] : makeRoom(tournament)
  const changes = seating.length > 0 ? [...room, ...seating] : []
  return accept(moved(back, { changes }))
}
