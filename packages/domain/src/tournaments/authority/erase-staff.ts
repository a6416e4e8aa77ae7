import { accept, type Outcome, refuse } from '../../outcome.ts'
import { isInForce } from './author-of.ts'
import type { Holder } from './holder.ts'
import type { HelperHolder } from './invite-staff.ts'
import { helperOf } from './revoke-staff.ts'

/** Whose name is forgotten: the journal keeps role and id. Null: that was done before. Nobody is erased who still may act. */
export function eraseStaff(staff: readonly Holder[], id: string, now: Date): Outcome<HelperHolder | null> {
  const helper = helperOf(staff, id)
  return helper && isInForce(helper, now) ? refuse('helper_still_in_force') : accept(helper)
}
