import { accept, type Outcome, refuse } from '../outcome.ts'
import { entryFault, type ShownPassword } from '../tournaments/entry-password.ts'
import { nameKey } from '../tournaments/player-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { MOST_REGISTRATIONS, type Registration } from './registration.ts'
import { moved, type RegistrationDecision } from './registration-decision.ts'

type Newcomer = Pick<Registration, 'id' | 'playerId' | 'name'>

export type Registering = {
  readonly newcomer: Newcomer
  /** The person's own earlier registration, if any. */
  readonly own: Registration | null
  readonly registrations: readonly Registration[]
  readonly password?: ShownPassword
}

/**
 * Somebody asks to play: pending until the organizer accepts. A full event takes more registrations, as its waiting list.
 * A cancelled registration comes back with what is given now, and without the password: its person is known.
 */
export function register(tournament: Tournament, registering: Registering): Outcome<RegistrationDecision> {
  const { newcomer, own, registrations } = registering
  const { phase } = tournament
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (own && (own.status !== 'cancelled' || own.dropped)) return refuse('already_registered')
  if (phase.kind === 'finished') return refuse('tournament_finished')
  if (phase.kind === 'running') return refuse('tournament_already_started')
  const fault = own ? null : entryFault(tournament, registering.password)
  if (fault) return refuse(fault)
  const present = registrations.filter(({ status, id }) => status !== 'cancelled' && id !== own?.id)
  if (present.length >= MOST_REGISTRATIONS) return refuse('tournament_full')
  if (isNameTaken(present, newcomer)) return refuse('player_name_taken', { name: newcomer.name })
  const standing = { status: 'pending', cancelledFrom: null, dropped: false, checkedIn: false } as const
  return accept(moved(own ? { ...own, name: newcomer.name, ...standing } : { ...newcomer, ...standing }))
}

/** Somebody else of the event goes by this name. */
export function isNameTaken(registrations: readonly Registration[], { id, name }: Pick<Registration, 'id' | 'name'>) {
  return takenNames(registrations.filter((other) => other.id !== id)).has(nameKey(name))
}

/** Keys of the names of everybody who is not cancelled. */
export function takenNames(registrations: readonly Registration[]): Set<string> {
  return new Set(registrations.filter(({ status }) => status !== 'cancelled').map(({ name }) => nameKey(name)))
}
