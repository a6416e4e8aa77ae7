import type { RefusalCode } from '@tablee/domain/refusal-codes'

/** Of invitations to the staff, and of shifts. */
export const STAFF_REFUSAL_STATUS = {
  invitation_invalid: 403,
  invitation_used: 403,
  invitation_expired: 403,
  helper_name_required: 400,
  helper_name_too_long: 400,
  helper_role_invalid: 400,
  helper_end_invalid: 400,
  too_many_helpers: 409,
  helper_not_found: 404,
  helper_still_in_force: 409,
  shift_of_others: 403,
  shift_of_stand_in: 409,
  shift_handed_over: 409,
  shift_too_long: 400,
  too_many_stand_ins: 409,
} as const satisfies { readonly [Code in RefusalCode]?: number }
