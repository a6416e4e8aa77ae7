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
