import { type DeckAmendment, lockedDeckFault } from '../decklists/deck-lock.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFinished, isRunning } from '../tournaments/kinds/phase.ts'
import { mayRenameThemselves } from '../tournaments/players/rename-own-player.ts'
import type { PersonNamed } from '../tournaments/players/youth-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { isNameSeen, isNameTaken } from './register.ts'
import { isHiddenName, registeredName } from './registered-name.ts'
import type { Registration } from './registration.ts'
import { amended, type RegistrationDecision } from './registration-decision.ts'
import { statusOf } from './registration-state.ts'

export type Amendment = {
  readonly registration: Registration
  readonly registrations: readonly Registration[]
  readonly name: string | undefined
  readonly by: 'player' | 'staff'
  /** After the amendment; left out where it is not known. */
  readonly person?: PersonNamed | undefined
  readonly takesDeckAway?: boolean
  /** Another list is given, or the one there taken away. */
  readonly deck?: (DeckAmendment & { readonly now: string }) | undefined
  /** Only the name changes: possible after the start too, if the organizer lets players rename themselves. */
  readonly isNameAlone?: boolean
}

/** The player amends until the start, the name later where allowed; the organizer until the finish (REGI-6). */
export function amendRegistration(tournament: Tournament, amendment: Amendment): Outcome<RegistrationDecision> {
  const { registration, registrations, by, isNameAlone = false, takesDeckAway = false, deck } = amendment
  const name = amendment.name ?? registration.name
  if (isFinished(tournament)) return refuse('tournament_finished')
  const isOpen = isNameAlone ? mayRenameThemselves(tournament) : !isRunning(tournament)
  if (by === 'player' && !isOpen) return refuse(isNameAlone ? 'rename_needs_organizer' : 'tournament_already_started')
  if (by === 'player' && statusOf(registration.state) === 'cancelled') return refuse('registration_cancelled')
  const isDeckRequired = tournament.registrationRules.deck === 'required'
  if (by === 'player' && takesDeckAway && isDeckRequired) return refuse('decklist_required')
  const lockFault = lockedDeckFault(tournament, deck, by)
  if (lockFault) return refuse(lockFault)
  const isOther = name !== registration.name
  if (isOther && by === 'player' && isHiddenName(tournament, registration)) return refuse('name_hidden')
  const isTaken = by === 'player' ? isNameSeen : isNameTaken
  const shownAs = shownAfter(tournament, { ...amendment, name })
  const meetsOthers = shownAs === null || by === 'staff'
  if (isOther && meetsOthers && isTaken(registrations, { id: registration.id, name })) {
    return refuse('player_name_taken', { name })
  }
  return accept(amended(tournament, { ...registration, name, shownAs }))
}

/** A new name given by the organizer is public, but at a youth event, where each is shortened. */
function shownAfter(
  tournament: Tournament,
  { registration, registrations, name, person }: Amendment & { readonly name: string },
): string | null {
  const { id, shownAs: before } = registration
  const isOther = name !== registration.name
  if (!isOther && isHiddenName(tournament, registration)) return before
  return registeredName(tournament, { id, name, registrations, person, before }).shownAs
}
