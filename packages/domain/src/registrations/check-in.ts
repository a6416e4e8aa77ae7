import { accept, type Outcome, refuse } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { isWaiting } from '../tournaments/kinds/phase.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { acceptInOrder, type Candidate } from './accept-registration.ts'
import { dropRegistration } from './leave-registration.ts'
import type { Registration } from './registration.ts'
import { moved, type RegistrationDecision, unmoved } from './registration-decision.ts'
import { isAtDesk } from './registration-state.ts'

/** Before the start: notes whether a confirmed or waiting player is present (STAK-15). */
export function checkIn(
  tournament: Tournament,
  { registration, isPresent }: { readonly registration: Registration; readonly isPresent: boolean },
): Outcome<RegistrationDecision> {
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  const { state } = registration
  if (state.kind === 'dropped') return refuse('registration_dropped')
  if (state.kind === 'cancelled') return refuse('registration_not_confirmed')
  if (isAtDesk(state) === isPresent) return accept(unmoved(registration))
  return accept(moved({ ...registration, state: { kind: state.kind, isPresent } }))
}

/** Likewise for many; others, and those already noted so, stay as they are. */
export function checkInAll(
  tournament: Tournament,
  { registrations, isPresent }: { readonly registrations: readonly Registration[]; readonly isPresent: boolean },
): Outcome<readonly RegistrationDecision[]> {
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  return accept(
    registrations
      .filter(({ state }) => state.kind === 'confirmed' && state.isPresent !== isPresent)
      .map((registration) => moved({ ...registration, state: { kind: 'confirmed', isPresent } })),
  )
}

/** Before the start: drops every absent confirmed player, reversibly. */
export function dropAbsent(
  tournament: Tournament,
  registrations: readonly Registration[],
): Outcome<readonly RegistrationDecision[]> {
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  const decisions: RegistrationDecision[] = []
  let state = tournament
  for (const registration of registrations) {
    if (registration.state.kind !== 'confirmed' || registration.state.isPresent) continue
    const outcome = dropRegistration(state, registration)
    if (!outcome.accepted) return outcome
    decisions.push(outcome.value)
    state = evolveAll(state, outcome.value.changes)
  }
  return accept(decisions)
}

/**
 * Before the start, in one act: drops absent confirmed players, then seats waiting ones, present first, else in order of arrival (STAK-15).
 * Drops even if nobody can be seated.
 */
export function settleField(
  tournament: Tournament,
  candidates: readonly Candidate[],
): Outcome<readonly RegistrationDecision[]> {
  const dropped = dropAbsent(
    tournament,
    candidates.map(({ registration }) => registration),
  )
  if (!dropped.accepted) return dropped
  const after = evolveAll(
    tournament,
    dropped.value.flatMap(({ changes }) => changes),
  )
  const accepted = acceptInOrder(after, presentFirst(candidates))
  return accept([...dropped.value, ...(accepted.accepted ? accepted.value : [])])
}

function presentFirst<One extends { readonly registration: Pick<Registration, 'state'> }>(
  candidates: readonly One[],
): readonly One[] {
  const rank = ({ registration }: One) => Number(!isAtDesk(registration.state))
  return candidates.toSorted((one, other) => rank(one) - rank(other))
}
