import { accept, type Outcome, refuse } from '../outcome.ts'
import { numberName } from '../tournaments/players/hide-name.ts'
import type { PersonNamed } from '../tournaments/players/youth-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { isNameSeen } from './register.ts'
import { isHiddenName, registeredName } from './registered-name.ts'
import type { Registration } from './registration.ts'
import { amended, type RegistrationDecision, unmoved } from './registration-decision.ts'

export type NameHiding = {
  readonly registration: Registration
  readonly registrations: readonly Registration[]
  readonly isHidden: boolean
  readonly person?: PersonNamed | undefined
}

/**
 * Replaces an offensive or private name by a number in public, even after the finish; or shows it again unless taken meanwhile. The
 * organizer and the person still see it.
 */
export function hideRegisteredName(tournament: Tournament, hiding: NameHiding): Outcome<RegistrationDecision> {
  const { registration, registrations, isHidden, person } = hiding
  if (isHidden === isHiddenName(tournament, registration)) return accept(unmoved(registration))
  const { shownAs: shown } = registeredName(tournament, { ...registration, registrations, person })
  if (!isHidden && shown === null && isNameSeen(registrations, registration)) {
    return refuse('player_name_taken', { name: registration.name })
  }
  const shownAs = isHidden ? numberAmong(registrations, registration) : shown
  return accept(amended(tournament, { ...registration, shownAs }))
}

/** The place in order of arrival; the next number if someone has it as a name, or was shown as it and may come back. */
function numberAmong(registrations: readonly Registration[], { id }: Registration): string {
  const place = registrations.findIndex((one) => one.id === id)
  return numberName(
    place,
    registrations.flatMap(({ name, shownAs }) => (shownAs === null ? [name] : [name, shownAs])),
  )
}
