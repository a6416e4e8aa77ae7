import type { InfractionId } from '../infraction-ids.ts'
import type { PenaltyKind } from '../penalty.ts'

export const INFRACTION_CLASSES = ['play', 'tournament', 'unsporting'] as const
export type InfractionClass = (typeof INFRACTION_CLASSES)[number]

/** Penalties of a game that are played out at the table: booked as a warning, and named before its reason. */
export const WARNING_FORMS = ['caution', 'two-prizes', 'four-prizes', 'intellect'] as const
export type WarningForm = (typeof WARNING_FORMS)[number]

/** What is usual. */
export type UsualPenalty = { readonly penalty: PenaltyKind; readonly form?: WarningForm }

export type Infraction = {
  readonly id: InfractionId
  readonly of: InfractionClass
  /** Null: usually none. */
  readonly usual: UsualPenalty | null
  /** From its so many-th time on; later steps last. */
  readonly repeated: readonly (UsualPenalty & { readonly from: number })[]
}

/**
 * What the text says of repeating: its own steps, counted in the event or on one day; the same, but only for the very same error; or that
 * whoever judges may give more.
 */
export type Repeating = 'in-event' | 'on-a-day' | 'same-error' | 'judged'

export type InfractionList = {
  readonly name: string
  /** In effect since, ISO 8601. */
  readonly since: string
  readonly repeating: Repeating
  /** The lighter ones that the text has, mildest first. */
  readonly forms: readonly WarningForm[]
  readonly infractions: readonly Infraction[]
}
