import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { PublicId } from '../tournament.ts'
import type { Holder } from './holder.ts'

export type Invitation = Pick<Holder, 'expiresAt' | 'revokedAt'> & {
  /** Whose it became; null while nobody has redeemed it. */
  readonly acceptedBy: PublicId | null
}

/**
 * Whether the sender becomes the helper: once, and not after the end. The device that redeemed it may ask again, for its
 * first answer may have been lost.
 */
export function acceptInvitation(invitation: Invitation, sender: PublicId, now: Date): Outcome<'now' | 'already'> {
  const { acceptedBy, expiresAt, revokedAt } = invitation
  if (revokedAt !== null) return refuse('invitation_invalid')
  if (acceptedBy !== null && acceptedBy !== sender) return refuse('invitation_used')
  if (expiresAt !== null && expiresAt <= now.toISOString()) return refuse('invitation_expired')
  return accept(acceptedBy === null ? 'now' : 'already')
}
