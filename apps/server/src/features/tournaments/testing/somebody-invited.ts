import type { HELPER_ROLES } from '@tablee/domain/tournaments/authority/role'
import type { StaffHolder } from '../held-tournament.ts'

type Invited = {
  readonly role: (typeof HELPER_ROLES)[number]
  readonly hash: string
  /** Tells helpers of the same role apart. */
  readonly id?: string
  readonly expiresAt?: string | null
  readonly revokedAt?: string | null
}

/** Who helps for a time, under a name that the organizer gave. */
export function somebodyInvited({
  role,
  hash,
  id = `${role}-1`,
  expiresAt = null,
  revokedAt = null,
}: Invited): StaffHolder {
  return { role, id, hash, label: `Camille (${id})`, expiresAt, revokedAt }
}
