import { accept, type Outcome, refuse } from '../outcome.ts'
import { numberName } from '../tournaments/players/hide-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { isNameSeen } from './register.ts'
import type { Registration } from './registration.ts'
import { amended, type RegistrationDecision, unmoved } from './registration-decision.ts'

export type NameHiding = {
  readonly registration: Registration
  /** All of the event, in the order in which they came. */
  readonly registrations: readonly Registration[]
  readonly isHidden: boolean
}

/**
 * Everybody reads a number in the place of an offensive or private name, before and after the person has a seat, and after
 * the finish too; or the name again, unless somebody else is read under it meanwhile. The organizer and the person go on reading it in the registration.
 */
export function hideRegisteredName(tournament: Tournament, hiding: NameHiding): Outcome<RegistrationDecision> {
  const { registration, registrations, isHidden } = hiding
  if (isHidden === (registration.shownAs !== null)) return accept(unmoved(registration))
  if (!isHidden && isNameSeen(registrations, registration)) {
    return refuse('player_name_taken', { name: registration.name })
  }
  const shownAs = isHidden ? numberAmong(registrations, registration) : null
  return accept(amended(tournament, { ...registration, shownAs }))
}

/** The order of arrival; the next one where somebody is called so, or was shown as it and may come back. */
function numberAmong(registrations: readonly Registration[], { id }: Registration): string {
  const place = registrations.findIndex((one) => one.id === id)
  return numberName(
    place,
    registrations.flatMap(({ name, shownAs }) => (shownAs === null ? [name] : [name, shownAs])),
  )
}
