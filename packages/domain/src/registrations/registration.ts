import type { Brand } from '../brand.ts'
import type { PlayerId } from '../tournaments/tournament.ts'

export type RegistrationId = Brand<'RegistrationId'>

export const REGISTRATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

/**
 * How somebody stands who asked to play in an announced event. Personal data are kept beside it and take no part in any
 * decision.
 */
export type Registration = {
  readonly id: RegistrationId
  /** The player that the registration becomes once it is accepted; kept through cancelling and coming back. */
  readonly playerId: PlayerId
  /** What everybody may call them: unique among the registrations of the event that are not cancelled. */
  readonly name: string
  readonly status: RegistrationStatus
  /** What a cancelled registration was before, so that cancelling can be undone. */
  readonly cancelledFrom: 'pending' | 'confirmed' | null
  /** Left, whatever the status. */
  readonly dropped: boolean
  /** Came to the desk before the start. */
  readonly checkedIn: boolean
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
export const MOST_DESK_ENTRIES = 500
