import { accept, type Outcome, refuse } from '../../outcome.ts'
import { type Holder, SHOP_HOLDER_ID } from './holder.ts'
import type { HELPER_ROLES } from './role.ts'

export type HelperRole = (typeof HELPER_ROLES)[number]
/** Someone invited to help for a time. */
export type HelperHolder = Holder & { readonly role: HelperRole }

export const HELPER_NAME_MAX_LENGTH = 40
/** Per tournament, ended ones included until erased. */
const MOST_HELPERS = 100
/** A month, and a day for wrong clocks. */
const LONGEST_ROLE_DAYS = 31
const DAY_MS = 86_400_000

export type StaffWish = Pick<HelperHolder, 'id' | 'role'> & { readonly label: string; readonly expiresAt: string }

/** The role the invitation gives, under the invited name. */
export function inviteStaff(staff: readonly Holder[], wish: StaffWish, now: Date): Outcome<HelperHolder> {
  if (staff.filter(({ role, id }) => role !== 'organizer' && id !== SHOP_HOLDER_ID).length >= MOST_HELPERS)
    return refuse('too_many_helpers', { max: MOST_HELPERS })
  const latest = new Date(now.getTime() + LONGEST_ROLE_DAYS * DAY_MS).toISOString()
  if (wish.expiresAt <= now.toISOString() || wish.expiresAt > latest) return refuse('helper_end_invalid')
  const { id, role, label, expiresAt } = wish
  return accept({ id, role, label, expiresAt, revokedAt: null })
}
