import { isWaiting } from '../tournaments/kinds/phase.ts'
import { freeSeats } from '../tournaments/players/capacity.ts'
import { teamSize } from '../tournaments/teams/entrants.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { acceptInOrder, type Candidate } from './accept-registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'
import { isWaitingListOpen } from './waiting-list.ts'

type EventTurn = { readonly before: Tournament; readonly after: Tournament }

/**
 * Whether the act promotes waiting players: before the start, in an event that accepts automatically, if it frees seats or has just
 * switched to that.
 */
export function letsWaitingIn({ before, after }: EventTurn): boolean {
  if (!after.announcement || !after.registrationRules.acceptsAutomatically || !isWaiting(after)) return false
  return (
    !before.registrationRules.acceptsAutomatically || seats(after) > seats(before) || chairs(after) > chairs(before)
  )
}

/** Seats waiting players in order of arrival, while there are seats. */
export function promoteWaiting(turn: EventTurn, waiting: readonly Candidate[]): readonly RegistrationDecision[] {
  if (!letsWaitingIn(turn)) return []
  const { before, after } = turn
  const happening = isWaitingListOpen(before) ? 'promoted' : 'accepted'
  const accepted = acceptInOrder(after, waiting)
  return accepted.accepted ? accepted.value.map((decision) => ({ ...decision, happening })) : []
}

/** Free chairs of teams that are there, which those who asked for the team may take. */
function chairs({ teams, ...tournament }: Tournament): number {
  return teams.reduce((sum, { members }) => sum + Math.max(0, teamSize(tournament) - members.length), 0)
}

function seats(tournament: Tournament): number {
  return freeSeats(tournament) ?? Number.POSITIVE_INFINITY
}
