import type { Brand } from '../brand.ts'
import { MOST_LISTED_PLAYERS } from '../tournaments/files/read-player-list.ts'
import type { PlayerId } from '../tournaments/tournament.ts'
import type { RegistrationState } from './registration-state.ts'

export type RegistrationId = Brand<'RegistrationId'>

/** A request to play in an announced event. Personal data are kept apart and take no part in decisions. */
export type Registration = {
  readonly id: RegistrationId
  /** The player it becomes once accepted; survives cancelling and coming back. */
  readonly playerId: PlayerId
  /** Unique among the event's registrations that are not cancelled. */
  readonly name: string
  /** Shown to everybody while the organizer hides the name; null if not hidden. */
  readonly shownAs: string | null
  readonly state: RegistrationState
  /** Of a tournament of teams: the team they asked for, taken as they are seated. Null: none yet. */
  readonly teamName?: string | null | undefined
}

/** The name everybody may see. */
export function publicName({ name, shownAs }: Pick<Registration, 'name' | 'shownAs'>): string {
  return shownAs ?? name
}

/** As given by the player; empty texts where nothing was given. */
export type PersonalDetails = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly notes: string
}

/** In UTF-16 units after trimming. */
export const PERSON_NAME_MAX_LENGTH = 100
export const PHONE_MAX_LENGTH = 40
export const NOTES_MAX_LENGTH = 2000
/** More registrations for one event come from error or malice. */
export const MOST_REGISTRATIONS = 10_000
/** People added at the desk by one act. */
export const MOST_DESK_ENTRIES = MOST_LISTED_PLAYERS
