import type { PlayerId, PublicId } from '../tournaments/tournament.ts'

/** What a change tells of a registration besides how it stands: as much as lists need that everybody may read. */
export type RegistrationNews =
  /** Only how it stands has changed. */
  | { readonly kind: 'moved' }
  /** It is new, or came back: the last in the order of arrival, with new personal details. */
  | {
      readonly kind: 'arrived'
      readonly playerId: PlayerId
      readonly name: string
      readonly publicId: PublicId | null
    }
  /** Something was amended that its person gave; the name is the one from now on. */
  | { readonly kind: 'amended'; readonly name: string }
  /** It is gone for good. */
  | { readonly kind: 'erased' }
