import type { StaffMember } from '../api/own/staff.ts'

/** How somebody who was invited stands, by the clock of this device. */
export function standingOf({ revokedAt, expiresAt, acceptedAt }: StaffMember, now: Date) {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt !== null && new Date(expiresAt) <= now) return 'expired'
  return acceptedAt === null ? 'invited' : 'helps'
}
