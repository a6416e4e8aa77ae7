import { accept, type Outcome, refuse } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isFinished } from '../tournaments/kinds/phase.ts'
import { newcomerFault } from '../tournaments/kinds/stage.ts'
import { makeRoom } from '../tournaments/players/make-room.ts'
import type { PublicId, Tournament } from '../tournaments/tournament.ts'
import { hasSeatFor } from './asked-team.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision } from './registration-decision.ts'
import { isAtDesk } from './registration-state.ts'
import { seatPlayer } from './seat-player.ts'

/** A registration, and the public id of its device or account. */
export type Candidate = { readonly registration: Registration; readonly publicId: PublicId | null }

/** `addsSeat`: if no seat is free, the capacity rises by one. */
export type Accepting = Candidate & { readonly addsSeat?: boolean }

/** pending → confirmed, if a seat is free or added; a late entry after the start. */
export function acceptRegistration(
  tournament: Tournament,
  { registration, publicId, addsSeat = false }: Accepting,
): Outcome<RegistrationDecision> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const { kind } = registration.state
  if (kind === 'dropped') return refuse('registration_dropped')
  if (kind !== 'pending') return refuse('registration_not_pending')
  const fault = newcomerFault(tournament)
  if (fault) return refuse(fault)
  const hasSeat = hasSeatFor(tournament, registration)
  if (!hasSeat && !addsSeat) return refuse('tournament_full')
  const isPresent = isAtDesk(registration.state)
  const confirmed: Registration = { ...registration, state: { kind: 'confirmed', isPresent } }
  const room = hasSeat ? [] : makeRoom(tournament)
  const decision = moved(confirmed, { changes: [...room, ...seatPlayer(tournament, confirmed, publicId)] })
  return accept({ ...decision, happening: 'accepted' })
}

/**
 * Accepts in order while there are seats; the rest keeps waiting. Refused only if nobody fits. Of teams some have seats that others behind
 * them do not need.
 */
export function acceptInOrder(
  tournament: Tournament,
  candidates: readonly Candidate[],
): Outcome<readonly RegistrationDecision[]> {
  const decisions: RegistrationDecision[] = []
  let fault: Outcome<never> | null = null
  let state = tournament
  for (const candidate of candidates) {
    if (candidate.registration.state.kind !== 'pending') continue
    const outcome = acceptRegistration(state, candidate)
    if (!outcome.accepted) {
      fault ??= outcome
      if (tournament.teamKind === null) break
      continue
    }
    decisions.push(outcome.value)
    state = evolveAll(state, outcome.value.changes)
  }
  return decisions.length === 0 && fault ? fault : accept(decisions)
}
