import type { Change } from '../tournaments/change.ts'
import type { Registration } from './registration.ts'

/** What an act on a registration comes to: how it stands afterwards, and what that changes in the tournament. */
export type RegistrationDecision = {
  readonly registration: Registration
  /** Empty when nothing changes. */
  readonly changes: readonly Change[]
}

export function moved(registration: Registration, changes: readonly Change[] = []): RegistrationDecision {
  const { id, status, dropped, checkedIn } = registration
  return { registration, changes: [...changes, { kind: 'registration_moved', id, status, dropped, checkedIn }] }
}

export function unmoved(registration: Registration): RegistrationDecision {
  return { registration, changes: [] }
}
