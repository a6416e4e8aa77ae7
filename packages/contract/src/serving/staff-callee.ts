import type { PlayerId, PublicId } from '@tablee/domain/tournaments/tournament'

/** Somebody of the staff, by their public id. */
export type StaffCallee = `${typeof PREFIX}${string}`

/** No id of a player begins like it. */
const PREFIX = 'staff:'

export function staffCallee(id: PublicId): StaffCallee {
  return `${PREFIX}${id}`
}

/** Null for a player. */
export function staffIdOf(callee: PlayerId | StaffCallee): PublicId | null {
  return callee.startsWith(PREFIX) ? (callee.slice(PREFIX.length) as PublicId) : null
}
