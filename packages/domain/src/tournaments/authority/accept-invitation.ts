import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { PublicId } from '../tournament.ts'
import type { Holder } from './holder.ts'

export type Invitation = Pick<Holder, 'expiresAt' | 'revokedAt'> & {
  /** Null until redeemed. */
  readonly acceptedBy: PublicId | null
}

/** Makes the sender the helper: once, and before it ends. The same device may ask again, since the first answer may be lost. */
export function acceptInvitation(invitation: Invitation, sender: PublicId, now: Date): Outcome<'now' | 'already'> {
  const { acceptedBy, expiresAt, revokedAt } = invitation
  if (revokedAt !== null) return refuse('invitation_invalid')
  if (acceptedBy !== null && acceptedBy !== sender) return refuse('invitation_used')
  if (expiresAt !== null && expiresAt <= now.toISOString()) return refuse('invitation_expired')
  return accept(acceptedBy === null ? 'now' : 'already')
}
