import { accept, type Outcome, refuse } from '../../outcome.ts'
import { type Holder, SHOP_HOLDER_ID } from './holder.ts'
import type { HelperHolder } from './invite-staff.ts'
import { HELPER_ROLES } from './role.ts'

/** The helper with this id. */
export function helperOf<Held extends Holder>(staff: readonly Held[], id: string): (Held & HelperHolder) | null {
  return staff.filter(isHelper<Held>).find((helper) => helper.id === id) ?? null
}

/** Invited to this tournament; shop members are removed in their shop. */
export function isHelper<Held extends Holder>(holder: Held): holder is Held & HelperHolder {
  return holder.id !== SHOP_HOLDER_ID && HELPER_ROLES.some((role) => role === holder.role)
}

/** Revokes a role or an open invitation. Null if already revoked. */
export function revokeStaff<Held extends Holder>(
  staff: readonly Held[],
  id: string,
  now: Date,
): Outcome<(Held & HelperHolder) | null> {
  const helper = helperOf(staff, id)
  if (!helper) return refuse('helper_not_found')
  return accept(helper.revokedAt === null ? { ...helper, revokedAt: now.toISOString() } : null)
}
