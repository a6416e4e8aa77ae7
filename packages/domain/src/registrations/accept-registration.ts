import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFull } from '../tournaments/capacity.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isFinished } from '../tournaments/kinds/phase.ts'
import { newcomerFault } from '../tournaments/kinds/stage.ts'
import type { PublicId, Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision } from './registration-decision.ts'
import { seatPlayer } from './seat-player.ts'

/** A registration, and what everybody may see of the device or account behind it. */
export type Candidate = { readonly registration: Registration; readonly publicId: PublicId | null }

/** pending → confirmed, as long as a seat is free; after the start the player is a late entry. */
export function acceptRegistration(
  tournament: Tournament,
  { registration, publicId }: Candidate,
): Outcome<RegistrationDecision> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const { kind } = registration.state
  if (kind === 'dropped') return refuse('registration_dropped')
  if (kind !== 'pending') return refuse('registration_not_pending')
  const fault = newcomerFault(tournament)
  if (fault) return refuse(fault)
  if (isFull(tournament)) return refuse('tournament_full')
  const confirmed: Registration = { ...registration, state: { kind: 'confirmed', isPresent: false } }
  const decision = moved(confirmed, { changes: seatPlayer(tournament, confirmed, publicId) })
  return accept({ ...decision, happening: 'accepted' })
}

/**
 * Accepts in the order given, as far as there are seats; the rest stays on the waiting list. Refused only when nobody at
 * all can be accepted.
 */
export function acceptInOrder(
  tournament: Tournament,
  candidates: readonly Candidate[],
): Outcome<readonly RegistrationDecision[]> {
  const decisions: RegistrationDecision[] = []
  let state = tournament
  for (const candidate of candidates) {
    if (candidate.registration.state.kind !== 'pending') continue
    const outcome = acceptRegistration(state, candidate)
    if (!outcome.accepted) return decisions.length > 0 ? accept(decisions) : outcome
    decisions.push(outcome.value)
    state = evolveAll(state, outcome.value.changes)
  }
  return accept(decisions)
}
