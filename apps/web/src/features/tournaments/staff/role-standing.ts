import type { StaffMember } from '../api/own/staff.ts'

/** An invitation's state by this device's clock. */
export function standingOf({ revokedAt, expiresAt, acceptedAt }: StaffMember, now: Date) {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt !== null && new Date(expiresAt) <= now) return 'expired'
  return acceptedAt === null ? 'invited' : 'helps'
}
