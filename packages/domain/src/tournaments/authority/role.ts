/** Invited to help run a tournament: holders of a secret or an account, for a time. The most common one comes last. */
export const HELPER_ROLES = ['co-organizer', 'head-judge', 'judge', 'scorekeeper'] as const

/** Those who run a tournament. */
export const STAFF_ROLES = ['organizer', ...HELPER_ROLES] as const

export type StaffRole = (typeof STAFF_ROLES)[number]
/** `everybody`: whoever knows the code or link. */
export type Role = StaffRole | 'player' | 'everybody'

export function isOfStaff(role: Role): role is StaffRole {
  return STAFF_ROLES.some((one) => one === role)
}
