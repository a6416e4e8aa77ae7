import { accept, type Outcome, refuse } from '../../outcome.ts'
import { type Holder, SHOP_HOLDER_ID } from './holder.ts'
import type { HelperHolder } from './invite-staff.ts'
import { HELPER_ROLES } from './role.ts'

/** The helper with this id. */
export function helperOf<Held extends Holder>(staff: readonly Held[], id: string): (Held & HelperHolder) | null {
  return staff.filter(isHelper<Held>).find((helper) => helper.id === id) ?? null
}

/** Whoever was invited to this tournament; those who come with its shop are taken away there. */
export function isHelper<Held extends Holder>(holder: Held): holder is Held & HelperHolder {
  return holder.id !== SHOP_HOLDER_ID && HELPER_ROLES.some((role) => role === holder.role)
}

/** Takes a role away, or an invitation that nobody redeemed yet. Null: it had been taken away before. */
export function revokeStaff<Held extends Holder>(
  staff: readonly Held[],
  id: string,
  now: Date,
): Outcome<(Held & HelperHolder) | null> {
  const helper = helperOf(staff, id)
  if (!helper) return refuse('helper_not_found')
  return accept(helper.revokedAt === null ? { ...helper, revokedAt: now.toISOString() } : null)
}
