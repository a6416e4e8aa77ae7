import type { PublicId } from '../tournament.ts'
import type { Role, StaffRole } from './role.ts'

/** Somebody who holds a role. What proves it is the server's; the label names a person and stays where it can be erased. */
export type Holder = {
  readonly role: StaffRole | 'player'
  /** Tells holders of the same role apart: a player's own id, one that was drawn for a helper, empty for the organizer. */
  readonly id: string
  /** The name under which somebody was invited; null for the organizer and for players. */
  readonly label: string | null
  /** The first moment, ISO 8601 in UTC, at which the role opens nothing more; null: none. */
  readonly expiresAt: string | null
  /** When the role was taken away; null while it was not. */
  readonly revokedAt: string | null
}

/** The id under which the members of a shop hold their roles, all of them together. */
export const SHOP_HOLDER_ID = 'shop'

/** Who acts, and in which role. */
export type Author = {
  readonly publicId: PublicId
  readonly role: Role
  /** The id of the holder; empty for everybody. */
  readonly holderId: string
  readonly label: string | null
}
