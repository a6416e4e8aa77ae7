import { accept, type Outcome, refuse } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isFinished } from '../tournaments/kinds/phase.ts'
import { newcomerFault } from '../tournaments/kinds/stage.ts'
import { makeRoom } from '../tournaments/players/make-room.ts'
import type { PublicId, Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision } from './registration-decision.ts'
import { isAtDesk } from './registration-state.ts'
import { seatPlayer } from './seat-player.ts'
import { hasSeatFor, seatedInOrder } from './team-places.ts'

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
  return accept(confirmed(tournament, { registration, publicId }, hasSeat))
}

function confirmed(
  tournament: Tournament,
  { registration, publicId }: Candidate,
  hasSeat: boolean,
): RegistrationDecision {
  const isPresent = isAtDesk(registration.state)
  const after: Registration = { ...registration, state: { kind: 'confirmed', isPresent } }
  const room = hasSeat ? [] : makeRoom(tournament)
  const decision = moved(after, { changes: [...room, ...seatPlayer(tournament, after, publicId)] })
  return { ...decision, happening: 'accepted' }
}

/**
 * Accepts in order while there are seats; the rest keeps waiting. Refused only if nobody fits. Of teams some have seats that others before
 * them do not need.
 */
export function acceptInOrder(
  tournament: Tournament,
  candidates: readonly Candidate[],
): Outcome<readonly RegistrationDecision[]> {
  const pending = candidates.filter(({ registration: { state } }) => state.kind === 'pending')
  if (pending.length === 0) return accept([])
  const seated = seatedInOrder(
    tournament,
    pending.map((candidate) => ({ candidate, teamName: candidate.registration.teamName })),
  )
  const fault = isFinished(tournament) ? 'tournament_finished' : newcomerFault(tournament)
  if (fault) return refuse(fault)
  if (seated.length === 0) return refuse('tournament_full')
  const decisions: RegistrationDecision[] = []
  let state = tournament
  for (const { candidate } of seated) {
    // Groups take in as many as they have byes.
    if (newcomerFault(state)) break
    const decision = confirmed(state, candidate, true)
    decisions.push(decision)
    state = evolveAll(state, decision.changes)
  }
  return accept(decisions)
}
