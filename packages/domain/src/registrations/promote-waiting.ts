import { isWaiting } from '../tournaments/kinds/phase.ts'
import { freeSeats } from '../tournaments/players/capacity.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { acceptInOrder, type Candidate } from './accept-registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'
import { isWaitingListOpen } from './waiting-list.ts'

/** An act on an event: how it stood before, and stands afterwards. */
type EventTurn = { readonly before: Tournament; readonly after: Tournament }

/**
 * Whether the act lets in who waits: until the start of an event that accepts by itself, where more seats are free than before, or
 * where it has only now come to accept by itself.
 */
export function letsWaitingIn({ before, after }: EventTurn): boolean {
  if (!after.announcement || !after.registrationRules.acceptsAutomatically || !isWaiting(after)) return false
  return !before.registrationRules.acceptsAutomatically || seats(after) > seats(before)
}

/** Who waits comes in, in the order of arrival and as far as there are seats. */
export function promoteWaiting(turn: EventTurn, waiting: readonly Candidate[]): readonly RegistrationDecision[] {
  if (!letsWaitingIn(turn)) return []
  const { before, after } = turn
  const happening = isWaitingListOpen(before) ? 'promoted' : 'accepted'
  const accepted = acceptInOrder(after, waiting)
  return accepted.accepted ? accepted.value.map((decision) => ({ ...decision, happening })) : []
}

function seats(tournament: Tournament): number {
  return freeSeats(tournament) ?? Number.POSITIVE_INFINITY
}
