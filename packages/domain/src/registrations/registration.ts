import type { Brand } from '../brand.ts'
import { MOST_LISTED_PLAYERS } from '../tournaments/files/read-player-list.ts'
import type { PlayerId } from '../tournaments/tournament.ts'
import type { RegistrationState } from './registration-state.ts'

export type RegistrationId = Brand<'RegistrationId'>

/**
 * How somebody stands who asked to play in an announced event. Personal data are kept beside it and take no part in any
 * decision.
 */
export type Registration = {
  readonly id: RegistrationId
  /** The player that the registration becomes once it is accepted; kept through cancelling and coming back. */
  readonly playerId: PlayerId
  /** What they are called: unique among the registrations of the event that are not cancelled. */
  readonly name: string
  /** What everybody reads in the place of the name while the organizer hides it; null where the name is there to read. */
  readonly shownAs: string | null
  readonly state: RegistrationState
}

/** What everybody may call them. */
export function publicName({ name, shownAs }: Pick<Registration, 'name' | 'shownAs'>): string {
  return shownAs ?? name
}

/** Personal details as the player gave them; an empty text where nothing was given. */
export type PersonalDetails = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly notes: string
}

/** Lengths in UTF-16 units after trimming. */
export const PERSON_NAME_MAX_LENGTH = 100
export const PHONE_MAX_LENGTH = 40
export const NOTES_MAX_LENGTH = 2000
/** More people than this are registered for one event by mistake or malice. */
export const MOST_REGISTRATIONS = 10_000
/** How many people one act writes in at the desk. */
export const MOST_DESK_ENTRIES = MOST_LISTED_PLAYERS
