import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFinished, isRunning } from '../tournaments/kinds/phase.ts'
import { mayRenameThemselves } from '../tournaments/players/rename-own-player.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { isNameSeen, isNameTaken } from './register.ts'
import type { Registration } from './registration.ts'
import { amended, type RegistrationDecision } from './registration-decision.ts'
import { statusOf } from './registration-state.ts'

export type Amendment = {
  readonly registration: Registration
  readonly registrations: readonly Registration[]
  /** The new name; undefined leaves it. */
  readonly name: string | undefined
  readonly by: 'player' | 'staff'
  /** What is given leaves no decklist. */
  readonly takesDeckAway?: boolean
  /** Nothing else is given: after the start too, where the organizer lets players change their own name. */
  readonly isNameAlone?: boolean
}

/** The player amends what they gave until the start, the name later where that is allowed; the organizer until the finish (REGI-6). */
export function amendRegistration(tournament: Tournament, amendment: Amendment): Outcome<RegistrationDecision> {
  const { registration, registrations, by, isNameAlone = false, takesDeckAway = false } = amendment
  const name = amendment.name ?? registration.name
  if (isFinished(tournament)) return refuse('tournament_finished')
  const isOpen = isNameAlone ? mayRenameThemselves(tournament) : !isRunning(tournament)
  if (by === 'player' && !isOpen) return refuse(isNameAlone ? 'rename_needs_organizer' : 'tournament_already_started')
  if (by === 'player' && statusOf(registration.state) === 'cancelled') return refuse('registration_cancelled')
  const isDeckRequired = tournament.registrationRules.deck === 'required'
  if (by === 'player' && takesDeckAway && isDeckRequired) return refuse('decklist_required')
  const isOther = name !== registration.name
  if (isOther && by === 'player' && registration.shownAs !== null) return refuse('name_hidden')
  const isTaken = by === 'player' ? isNameSeen : isNameTaken
  if (isOther && isTaken(registrations, { id: registration.id, name })) return refuse('player_name_taken', { name })
  // Another name that the organizer gives is one that everybody may read.
  return accept(amended(tournament, { ...registration, name, shownAs: isOther ? null : registration.shownAs }))
}
