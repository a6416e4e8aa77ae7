import { accept, type Outcome, refuse } from '../../outcome.ts'
import { idAt } from '../../tournaments/acts/id-at.ts'
import type { Author } from '../../tournaments/authority/holder.ts'
import type { Change } from '../../tournaments/change.ts'
import type { PersonNamed } from '../../tournaments/players/youth-name.ts'
import type { PlayerId, Tournament } from '../../tournaments/tournament.ts'
import type { GivenGuardian } from '../guardian.ts'
import type { PersonalDetails, Registration, RegistrationId } from '../registration.ts'
import { stateTold } from '../registration-state.ts'
import { decideRegistrationAct } from './decide-registration-act.ts'
import type { RegistrationActName } from './registration-act.ts'

/** Why a device without a network does not decide an act on registrations. */
type RegistrationNotAtDesk =
  /** Done by players, with what only they hold. */
  | 'player'
  /** Needs personal data, decklists or the order of the waiting list, which the server keeps. */
  | 'beside'
  /** On many at once; its twin on one person is in this list. */
  | 'twin'

/** The acts on registrations that a device cannot decide. */
export const REGISTRATIONS_NOT_AT_DESK = {
  register: 'player',
  'take-registration': 'player',
  'update-registration': 'beside',
  'submit-decklist': 'beside',
  'change-registration': 'beside',
  'check-in-myself': 'player',

  'accept-registration': 'beside',
  'accept-registrations': 'beside',
  'cancel-registration': 'beside',
  'cancel-registrations': 'beside',
  'undo-accept-registration': 'beside',
  'undo-cancel-registration': 'beside',

  'add-players-at-desk': 'twin',
  'check-in-players': 'twin',
  'drop-absent-players': 'twin',
  'note-payments': 'twin',
  'hide-player-name': 'beside',
  'delete-registration': 'beside',
  'erase-registration': 'beside',
  'forget-registration': 'beside',
} as const satisfies { readonly [Name in RegistrationActName]?: RegistrationNotAtDesk }

export type RegistrationDeskActName = Exclude<RegistrationActName, keyof typeof REGISTRATIONS_NOT_AT_DESK>

/** The person by their key in the event. */
type OnOne = { readonly playerId: string }
type Optional<Type> = { readonly [Member in keyof Type]?: Type[Member] | undefined }

/** Somebody written in at the desk, as the call takes it, without a decklist. */
export type WalkIn = Optional<PersonalDetails> & {
  readonly playerName: string
  readonly hasPaid?: boolean | undefined
  readonly isPresent?: boolean | undefined
  readonly byes?: number | undefined
  /** Of somebody below the age that the event sets; null: not below it. */
  readonly guardian?: GivenGuardian | null | undefined
  readonly wishesFixedSeat?: boolean | undefined
}

type Inputs = {
  readonly 'add-player-at-desk': WalkIn
  readonly 'check-in-player': OnOne & { readonly isPresent: boolean }
  readonly 'note-payment': OnOne & { readonly hasPaid: boolean }
  readonly 'award-byes': OnOne & { readonly byes: number }
  readonly 'drop-registration': OnOne
  readonly 'undo-drop-registration': OnOne
}

/** What each of these acts needs. */
export type RegistrationDeskInputs = { readonly [Name in RegistrationDeskActName]: Inputs[Name] }

export type AnyRegistrationDeskAct = {
  readonly [Name in RegistrationDeskActName]: { readonly name: Name; readonly input: RegistrationDeskInputs[Name] }
}[RegistrationDeskActName]

/** A registration as a device knows it. */
export type KnownRegistration = Registration & { readonly hasPaid: boolean }

/** How many ids each takes: a walk-in those of a registration and its player. */
const IDS: { readonly [Name in RegistrationDeskActName]: number } = {
  'add-player-at-desk': 2,
  'award-byes': 0,
  'check-in-player': 0,
  'drop-registration': 0,
  'note-payment': 0,
  'undo-drop-registration': 0,
}

export function isRegistrationDeskAct(name: string): name is RegistrationDeskActName {
  return Object.hasOwn(IDS, name)
}

export function idsForRegistrationAct(name: RegistrationDeskActName): number {
  return IDS[name]
}

type RegistrationGiven = {
  readonly author: Author
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly ids: readonly string[]
  /** As far as known, in order of arrival. */
  readonly registered: readonly KnownRegistration[]
}

/** Decides such an act as the server will, from what the device knows of registrations. */
export function decideRegistrationAtDesk(
  tournament: Tournament,
  act: AnyRegistrationDeskAct,
  { author, at, ids, registered }: RegistrationGiven,
): Outcome<readonly Change[]> {
  const registrations = withPlayers(tournament, registered)
  const about = { author, at, registrations, meant: meantBy(act, registrations) }
  const decided = decide()
  return decided.accepted ? accept(decided.value.flatMap(({ changes }) => changes)) : decided

  function decide() {
    switch (act.name) {
      case 'add-player-at-desk': {
        const newcomers = [newcomerOf(act.input, ids)]
        return decideRegistrationAct(tournament, { name: act.name, input: { newcomers } }, about)
      }
      case 'check-in-player':
        return decideRegistrationAct(tournament, { name: act.name, input: { isPresent: act.input.isPresent } }, about)
      case 'award-byes':
        return decideRegistrationAct(tournament, { name: act.name, input: { byes: act.input.byes } }, about)
      case 'note-payment': {
        if (about.meant.length === 0) return refuse('registration_not_found')
        const paid = new Set(registrations.flatMap(({ id, hasPaid }) => (hasPaid ? [id] : [])))
        const { hasPaid } = act.input
        return decideRegistrationAct(tournament, { name: act.name, input: { hasPaid } }, { ...about, beside: { paid } })
      }
      case 'drop-registration':
      case 'undo-drop-registration':
        return decideRegistrationAct(tournament, { name: act.name, input: {} }, about)
      default:
        return act satisfies never
    }
  }
}

/** The newcomer with the ids drawn for it: first the registration’s, then the player’s. */
export function newcomerOf(walkIn: WalkIn, ids: readonly string[]) {
  const { playerName, isPresent, byes } = walkIn
  return {
    ...{ id: idAt(ids, 0) as RegistrationId, playerId: idAt(ids, 1) as PlayerId },
    ...{ name: playerName, isPresent, byes, person: personOf(walkIn) },
  }
}

/** As far as the names of somebody written in are known. */
export function personOf({ firstName = '', lastName = '' }: WalkIn): PersonNamed {
  return { firstName, lastName }
}

function meantBy(act: AnyRegistrationDeskAct, registrations: readonly KnownRegistration[]) {
  if (act.name === 'add-player-at-desk') return []
  const { playerId } = act.input
  return registrations
    .filter((one) => one.playerId === playerId)
    .map((registration) => ({ registration, publicId: null }))
}

/** Everybody who is seated is registered, even where the list is not known. */
function withPlayers({ players }: Tournament, registered: readonly KnownRegistration[]): readonly KnownRegistration[] {
  const known = new Set(registered.map(({ playerId }) => playerId))
  const others = players
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, droppedAfter }): KnownRegistration => {
      const state = stateTold({ status: 'confirmed', dropped: droppedAfter !== null, checkedIn: false })
      return { id: `${id}` as RegistrationId, playerId: id, name, shownAs: null, state, hasPaid: false }
    })
  return [...registered, ...others]
}

/** The list after an act. */
export function registeredAfter(
  registered: readonly KnownRegistration[],
  act: { readonly name: string; readonly input: object },
  changes: readonly Change[],
): readonly KnownRegistration[] {
  const { hasPaid }: { readonly hasPaid?: boolean | undefined } = act.input
  return changes.reduce((so, change) => {
    if (change.kind !== 'registration_moved') return so
    const { id, news } = change
    const before = so.find((one) => one.id === id)
    const others = so.filter((one) => one.id !== id)
    if (news?.kind === 'erased') return others
    const state = stateTold(change)
    if (news?.kind === 'arrived') {
      const { playerId, name, teamName } = news
      const given = { id, playerId, name, shownAs: null, state, teamName }
      return [...others, { ...given, hasPaid: hasPaid ?? before?.hasPaid ?? false }]
    }
    return so.map((one) => (one.id === id ? { ...one, state, hasPaid: hasPaid ?? one.hasPaid } : one))
  }, registered)
}
