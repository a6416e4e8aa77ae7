import { accept, type Outcome, refuse } from '../../outcome.ts'
import { isInForce } from './author-of.ts'
import type { Author, Holder } from './holder.ts'
import { type HelperHolder, inviteStaff, type StaffWish } from './invite-staff.ts'
import { helperOf, isHelper } from './revoke-staff.ts'

/** One role that stands in for another, by their ids. */
export type StandIn = { readonly id: string; readonly replaces: string }

/** Who asks: the role in which they act, and the ids of all roles of the same device. */
export type ShiftHand = Pick<Author, 'role'> & { readonly ids: readonly string[] }

/** Also those that ended, until they are erased: nobody fills the list of the staff by handing over and taking back. */
export const MOST_STAND_INS = 10

/** Who comes is named, or helps already; the role is the giver's. */
export type ShiftWish = Pick<StaffWish, 'id' | 'expiresAt'> & {
  readonly giver: string
  readonly standIn: { readonly label: string } | { readonly helper: string }
}

type Standing = { readonly staff: readonly Holder[]; readonly standIns: readonly StandIn[] }
type Asked<Wish> = { readonly wish: Wish; readonly by: ShiftHand; readonly now: Date }

/**
 * Somebody else has the giver's role for a time: never a higher one, never for longer, and not handed on. The organizer hands over for
 * anybody, the head judge for judges, and each of the others for themselves.
 */
export function handOverShift(
  { staff, standIns }: Standing,
  { wish, by, now }: Asked<ShiftWish>,
): Outcome<HelperHolder> {
  const giver = inForce(staff, wish.giver, now)
  if (!giver) return refuse('helper_not_found')
  if (!mayMove(by, giver)) return refuse('shift_of_others')
  if (standIns.some(({ id }) => id === giver.id)) return refuse('shift_of_stand_in')
  if (openStandIn({ staff, standIns }, giver.id, now)) return refuse('shift_handed_over')
  if (standIns.filter(({ replaces }) => replaces === giver.id).length >= MOST_STAND_INS)
    return refuse('too_many_stand_ins', { max: MOST_STAND_INS })
  if (giver.expiresAt !== null && wish.expiresAt > giver.expiresAt) return refuse('shift_too_long')
  const label = nameOf(staff, { wish, standIns, now })
  if (label === null) return refuse('helper_not_found')
  const { id, expiresAt } = wish
  return inviteStaff(staff, { id, role: giver.role, label, expiresAt }, now)
}

/** By who may hand over, and by the stand-in. Null if it is over already. */
export function takeBackShift<Held extends Holder>(
  { staff, standIns }: { readonly staff: readonly Held[]; readonly standIns: readonly StandIn[] },
  { wish: id, by, now }: Asked<string>,
): Outcome<(Held & HelperHolder) | null> {
  const standIn = helperOf(staff, id)
  const replaced = standIns.find((one) => one.id === id)
  if (!standIn || !replaced) return refuse('helper_not_found')
  if (!mayMove(by, { id: replaced.replaces, role: standIn.role }) && !by.ids.includes(id))
    return refuse('shift_of_others')
  return accept(isInForce(standIn, now) ? { ...standIn, revokedAt: now.toISOString() } : null)
}

/** A role that is taken away ends with those who stand in for it. */
export function endedWith<Held extends Holder>(
  { staff, standIns }: { readonly staff: readonly Held[]; readonly standIns: readonly StandIn[] },
  giver: string,
  now: Date,
): readonly (Held & HelperHolder)[] {
  const ids = standIns.filter(({ replaces }) => replaces === giver).map(({ id }) => id)
  const ending = staff.filter(isHelper<Held>).filter((one) => ids.includes(one.id) && isInForce(one, now))
  return ending.map((one) => ({ ...one, revokedAt: now.toISOString() }))
}

/** Who stands in for this role now; null: nobody. */
export function openStandIn({ staff, standIns }: Standing, giver: string, now: Date): HelperHolder | null {
  const ids = standIns.filter(({ replaces }) => replaces === giver).map(({ id }) => id)
  return ids.map((id) => inForce(staff, id, now)).find((one) => one !== null) ?? null
}

/** Whether somebody may hand over this role, and take it back. */
export function mayMove(by: ShiftHand, { id, role }: Pick<Holder, 'id' | 'role'>): boolean {
  return by.role === 'organizer' || by.ids.includes(id) || (by.role === 'head-judge' && role === 'judge')
}

function inForce(staff: readonly Holder[], id: string, now: Date): HelperHolder | null {
  const helper = helperOf(staff, id)
  return helper && isInForce(helper, now) ? helper : null
}

/** Null: whoever was meant does not help, or stands in for somebody already. */
function nameOf(
  staff: readonly Holder[],
  { wish, standIns, now }: Pick<Standing, 'standIns'> & { readonly wish: ShiftWish; readonly now: Date },
): string | null {
  if ('label' in wish.standIn) return wish.standIn.label
  const { helper: id } = wish.standIn
  if (id === wish.giver || standIns.some((one) => one.id === id)) return null
  return inForce(staff, id, now)?.label ?? null
}
