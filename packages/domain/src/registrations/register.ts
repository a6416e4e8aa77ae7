import { type DeckAmendment, lockedDeckFault } from '../decklists/deck-lock.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFinished, isRunning } from '../tournaments/kinds/phase.ts'
import { entryFault, type ShownPassword } from '../tournaments/life/entry-password.ts'
import { isRegistrationOver } from '../tournaments/life/registration-rules.ts'
import { nameKey } from '../tournaments/players/player-name.ts'
import { type PersonNamed, youthTeamName } from '../tournaments/players/youth-name.ts'
import type { PublicId, Tournament } from '../tournaments/tournament.ts'
import { type AskedTeam, askedTeamFault } from './asked-team.ts'
import { type GivenGuardian, guardianFault } from './guardian.ts'
import { isHiddenName, registeredName } from './registered-name.ts'
import { MOST_REGISTRATIONS, publicName, type Registration } from './registration.ts'
import { arrived, type RegistrationDecision } from './registration-decision.ts'
import { holdsName, PENDING } from './registration-state.ts'
import { seatPlayer } from './seat-player.ts'
import { hasSeatFor } from './team-places.ts'

type Newcomer = Pick<Registration, 'id' | 'playerId' | 'name'> & {
  readonly team?: AskedTeam | null | undefined
  readonly person?: PersonNamed | undefined
}

export type Registering = {
  readonly newcomer: Newcomer
  readonly own: Registration | null
  readonly registrations: readonly Registration[]
  readonly publicId: PublicId | null
  readonly password?: ShownPassword
  readonly givesDeck?: boolean
  /** Another list than the one of before is given, or that one taken away. */
  readonly deck?: DeckAmendment | undefined
  /** Null: not below the age that the event sets. */
  readonly guardian?: GivenGuardian | null | undefined
  readonly now: string
}

/**
 * Registers someone: pending, or seated at once if the event accepts automatically and has a seat. A full event registers for its waiting
 * list. A cancelled one returns with the new details, without password: the person is known, and so is a list that is locked.
 */
export function register(tournament: Tournament, registering: Registering): Outcome<RegistrationDecision> {
  const { newcomer, own, registrations, publicId, now } = registering
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (own && own.state.kind !== 'cancelled') return refuse('already_registered')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (isRunning(tournament)) return refuse('tournament_already_started')
  const { closesAt, deck } = tournament.registrationRules
  if (closesAt !== null && isRegistrationOver({ closesAt }, now)) {
    return refuse('registration_closed', { until: closesAt })
  }
  const fault = own ? null : entryFault(tournament, registering.password)
  if (fault) return refuse(fault)
  if (deck === 'required' && !registering.givesDeck) return refuse('decklist_required')
  const unsaid = guardianFault(tournament, registering.guardian)
  if (unsaid) return refuse(unsaid)
  const lockFault = lockedDeckFault(tournament, registering.deck && { ...registering.deck, now }, 'player')
  if (lockFault) return refuse(lockFault)
  const present = registrations.filter(({ state }) => holdsName(state))
  if (present.length >= MOST_REGISTRATIONS) return refuse('tournament_full')
  // A hidden name stays hidden after a rename.
  const { team: askedFor = null, person, ...drawn } = newcomer
  const team = teamAt(tournament, askedFor, person)
  const isNumbered = own !== null && isHiddenName(tournament, own)
  const naming = { id: own?.id ?? drawn.id, name: newcomer.name, registrations, person, before: own?.shownAs }
  const { shownAs } = isNumbered ? own : registeredName(tournament, naming)
  const named = { ...(own ?? drawn), name: newcomer.name, shownAs, teamName: team?.name }
  if (named.shownAs === null && isNameSeen(present, newcomer)) {
    return refuse('player_name_taken', { name: newcomer.name })
  }
  const teamless = team && askedTeamFault(tournament, registrations, team)
  if (teamless) return refuse(teamless.code, teamless.details)
  if (!tournament.registrationRules.acceptsAutomatically || !hasSeatFor(tournament, named)) {
    return accept({ ...arrived({ ...named, state: PENDING }, { publicId }), happening: 'registered' })
  }
  const seated: Registration = { ...named, state: { kind: 'confirmed', isPresent: false } }
  const changes = seatPlayer(tournament, seated, publicId)
  return accept({ ...arrived(seated, { publicId, changes }), happening: 'accepted' })
}

/** A new team tells no last name either. */
function teamAt(event: Tournament, team: AskedTeam | null, person: PersonNamed | undefined): AskedTeam | null {
  return team?.isNew && event.isYouth && person ? { ...team, name: youthTeamName(team.name, person) } : team
}

type Named = Pick<Registration, 'id' | 'name'>

/** Whether someone else in the event has this name, hidden or not: for those who may read hidden names. */
export function isNameTaken(registrations: readonly Registration[], { id, name }: Named): boolean {
  return takenNames(registrations.filter((other) => other.id !== id)).has(nameKey(name))
}

/**
 * Whether someone else is publicly shown under this name. Hidden names do not count: a refusal would tell a stranger who is there.
 * Duplicates are the organizer's to resolve.
 */
export function isNameSeen(registrations: readonly Registration[], { id, name }: Named): boolean {
  const key = nameKey(name)
  return registrations.some((one) => one.id !== id && holdsName(one.state) && nameKey(publicName(one)) === key)
}

/** Keys of all names not cancelled, hidden ones and their replacements included. */
export function takenNames(registrations: readonly Registration[]): Set<string> {
  const holding = registrations.filter(({ state }) => holdsName(state))
  return new Set(holding.flatMap((one) => [one.name, publicName(one)]).map(nameKey))
}
