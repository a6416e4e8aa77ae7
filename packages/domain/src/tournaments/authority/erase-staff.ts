import { accept, type Outcome, refuse } from '../../outcome.ts'
import { isInForce } from './author-of.ts'
import type { Holder } from './holder.ts'
import type { HelperHolder } from './invite-staff.ts'
import { helperOf } from './revoke-staff.ts'

/** Whose name to erase: the journal keeps role and id. Null if already erased. Those who may still act are kept. */
export function eraseStaff(staff: readonly Holder[], id: string, now: Date): Outcome<HelperHolder | null> {
  const helper = helperOf(staff, id)
  return helper && isInForce(helper, now) ? refuse('helper_still_in_force') : accept(helper)
}
