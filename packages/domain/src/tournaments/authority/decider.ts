import { type Role, STAFF_ROLES, type StaffRole } from './role.ts'

/** As results are marked: a head judge decides as a judge, which every app can read. */
export const DECIDING_ROLES = ['co-organizer', 'judge', 'scorekeeper'] as const

/** Who decided a result. Apps know only two sides: all staff are the organizer, and which helper it was is said beside it. */
export type Decider = {
  readonly decidedBy: 'player' | 'organizer'
  readonly decidedAs?: (typeof DECIDING_ROLES)[number] | undefined
}

/** One word, as rows store it. */
export type DeciderWord = 'player' | StaffRole

export function deciderInRole(role: Role): Decider {
  if (role === 'player') return { decidedBy: 'player' }
  const decidedAs = role === 'head-judge' ? 'judge' : DECIDING_ROLES.find((one) => one === role)
  return decidedAs ? { decidedBy: 'organizer', decidedAs } : { decidedBy: 'organizer' }
}

export function deciderOf({ decidedBy, decidedAs }: Decider): Decider {
  return decidedAs ? { decidedBy, decidedAs } : { decidedBy }
}

export function deciderWord({ decidedBy, decidedAs }: Decider): DeciderWord {
  return decidedAs ?? decidedBy
}

/** Null for an unknown word. */
export function readDeciderWord(word: string | null): Decider | null {
  const role = word === 'player' ? word : STAFF_ROLES.find((one) => one === word)
  return role ? deciderInRole(role) : null
}
