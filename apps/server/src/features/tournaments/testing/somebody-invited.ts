import type { HELPER_ROLES } from '@tablee/domain/tournaments/authority/role'
import type { StaffHolder } from '../held-tournament.ts'

type Invited = {
  readonly role: (typeof HELPER_ROLES)[number]
  readonly hash: string
  /** Distinguishes helpers of one role. */
  readonly id?: string
  readonly expiresAt?: string | null
  readonly revokedAt?: string | null
}

export function somebodyInvited({
  role,
  hash,
  id = `${role}-1`,
  expiresAt = null,
  revokedAt = null,
}: Invited): StaffHolder {
  return { role, id, hash, label: `Camille (${id})`, expiresAt, revokedAt }
}
