import type { PublicId } from '../tournament.ts'
import type { Role, StaffRole } from './role.ts'

/** The holder of a role. The proof stays on the server; the label names a person and is erasable. */
export type Holder = {
  readonly role: StaffRole | 'player'
  /** Unique in the role: a player's own id, a drawn one for helpers, empty for the organizer. */
  readonly id: string
  /** The name in the invitation; null for the organizer and players. */
  readonly label: string | null
  /** When the role ends, ISO 8601 in UTC; null: never. */
  readonly expiresAt: string | null
  readonly revokedAt: string | null
}

/** The id shared by all members of a shop in their roles. */
export const SHOP_HOLDER_ID = 'shop'

/** Who acts, and in which role. */
export type Author = {
  readonly publicId: PublicId
  readonly role: Role
  readonly holderId: string
  readonly label: string | null
  /** When that role ends by itself, ISO 8601 in UTC. Left out: never, or nobody asks. */
  readonly until?: string | undefined
}
