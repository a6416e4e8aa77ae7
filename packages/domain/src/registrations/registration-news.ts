import type { PlayerId, PublicId } from '../tournaments/tournament.ts'

/** What a change says besides the new state: as much as public lists need. */
export type RegistrationNews =
  | { readonly kind: 'moved' }
  /** New or back: last in order of arrival, with new personal details. */
  | {
      readonly kind: 'arrived'
      readonly playerId: PlayerId
      readonly name: string
      readonly publicId: PublicId | null
      /** The team they asked for. */
      readonly teamName?: string | null | undefined
    }
  | { readonly kind: 'amended'; readonly name: string }
  | { readonly kind: 'erased' }
