import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFinished, isRunning } from '../tournaments/kinds/phase.ts'
import { entryFault, type ShownPassword } from '../tournaments/life/entry-password.ts'
import { isRegistrationOver } from '../tournaments/life/registration-rules.ts'
import { isFull } from '../tournaments/players/capacity.ts'
import { nameKey } from '../tournaments/players/player-name.ts'
import type { PublicId, Tournament } from '../tournaments/tournament.ts'
import { MOST_REGISTRATIONS, publicName, type Registration } from './registration.ts'
import { arrived, type RegistrationDecision } from './registration-decision.ts'
import { holdsName, PENDING } from './registration-state.ts'
import { seatPlayer } from './seat-player.ts'

type Newcomer = Pick<Registration, 'id' | 'playerId' | 'name'>

export type Registering = {
  readonly newcomer: Newcomer
  /** The person's own earlier registration, if any. */
  readonly own: Registration | null
  readonly registrations: readonly Registration[]
  /** What everybody may see of the device or account that registers. */
  readonly publicId: PublicId | null
  readonly password?: ShownPassword
  /** A decklist comes with it, or is there from before. */
  readonly givesDeck?: boolean
  /** ISO 8601 in UTC. */
  readonly now: string
}

/**
 * Somebody asks to play: pending until the organizer accepts, or seated at once where the event accepts by itself and has a
 * seat. A full event takes more registrations, as its waiting list. A cancelled registration comes back with what is given now, and without the password: its person is known.
 */
export function register(tournament: Tournament, registering: Registering): Outcome<RegistrationDecision> {
  const { newcomer, own, registrations, publicId } = registering
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (own && own.state.kind !== 'cancelled') return refuse('already_registered')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (isRunning(tournament)) return refuse('tournament_already_started')
  const { closesAt, deck } = tournament.registrationRules
  if (closesAt !== null && isRegistrationOver({ closesAt }, registering.now)) {
    return refuse('registration_closed', { until: closesAt })
  }
  const fault = own ? null : entryFault(tournament, registering.password)
  if (fault) return refuse(fault)
  if (deck === 'required' && !registering.givesDeck) return refuse('decklist_required')
  const present = registrations.filter(({ state }) => holdsName(state))
  if (present.length >= MOST_REGISTRATIONS) return refuse('tournament_full')
  // A name that is hidden stays so under another one.
  const named = { shownAs: null, ...(own ?? newcomer), name: newcomer.name }
  if (named.shownAs === null && isNameSeen(present, newcomer)) {
    return refuse('player_name_taken', { name: newcomer.name })
  }
  if (!tournament.registrationRules.acceptsAutomatically || isFull(tournament)) {
    return accept({ ...arrived({ ...named, state: PENDING }, { publicId }), happening: 'registered' })
  }
  const seated: Registration = { ...named, state: { kind: 'confirmed', isPresent: false } }
  const changes = seatPlayer(tournament, seated, publicId)
  return accept({ ...arrived(seated, { publicId, changes }), happening: 'accepted' })
}

type Named = Pick<Registration, 'id' | 'name'>

/** Somebody else of the event goes by this name, hidden or not: for whoever may read hidden ones. */
export function isNameTaken(registrations: readonly Registration[], { id, name }: Named): boolean {
  return takenNames(registrations.filter((other) => other.id !== id)).has(nameKey(name))
}

/**
 * Everybody reads this name of somebody else of the event. What is hidden counts for nothing: a refusal would tell a stranger
 * who is there. Two of one name are for the organizer to settle, before the hidden one is shown again.
 */
export function isNameSeen(registrations: readonly Registration[], { id, name }: Named): boolean {
  const key = nameKey(name)
  return registrations.some((one) => one.id !== id && holdsName(one.state) && nameKey(publicName(one)) === key)
}

/** Keys of the names of everybody who is not cancelled, hidden ones and what is read in their place. */
export function takenNames(registrations: readonly Registration[]): Set<string> {
  const holding = registrations.filter(({ state }) => holdsName(state))
  return new Set(holding.flatMap((one) => [one.name, publicName(one)]).map(nameKey))
}
