import { readEmail } from '../accounts/email.ts'
import type { RefusalCode } from '../refusal-codes.ts'
import type { Tournament } from '../tournaments/tournament.ts'

/** Versions of the text a guardian agrees to; a published one never changes. */
export const GUARDIAN_TEXTS = [1] as const
export type GuardianText = (typeof GUARDIAN_TEXTS)[number]
export const GUARDIAN_TEXT: GuardianText = 1

/** Of an event for minors, unless its organizer chose another age. */
export const YOUTH_GUARDIAN_AGE = 15
export const OLDEST_GUARDIAN_AGE = 18

/** An address or a telephone, in UTF-16 units after trimming. */
export const GUARDIAN_CONTACT_MAX_LENGTH = 254
const SHORTEST_PHONE = 6

/** What a form says of somebody below the age; `agreedTo`: the text that the guardian agreed to, or null. */
export type GivenGuardian = {
  readonly name: string
  readonly contact: string
  readonly agreedTo: GuardianText | null
}

/** What is kept of somebody below the age of `age` years. */
export type KeptGuardian = {
  readonly age: number
  readonly name: string
  readonly contact: string
  /** Null: still to be collected. */
  readonly agreed: GuardianConsent | null
}

export type GuardianConsent = {
  readonly text: number
  /** ISO 8601 in UTC. */
  readonly at: string
  /** Noted by the staff, who had it in front of them or on paper. */
  readonly isByStaff: boolean
}

type Asking = Pick<Tournament, 'announcement' | 'isYouth' | 'registrationRules'>

/** Below how many years a guardian is asked for; null: never. */
export function guardianAge({ announcement, isYouth, registrationRules: { guardianBelow } }: Asking): number | null {
  if (announcement === null || guardianBelow === 0) return null
  return guardianBelow ?? (isYouth ? YOUTH_GUARDIAN_AGE : null)
}

/** Whoever registers says whether they are below the age: null says no. */
export function guardianFault(
  event: Asking,
  given: GivenGuardian | null | undefined,
): Extract<RefusalCode, 'guardian_answer_required'> | null {
  return guardianAge(event) !== null && given === undefined ? 'guardian_answer_required' : null
}

type Giving = {
  readonly given: GivenGuardian | null | undefined
  readonly before: KeptGuardian | null
  readonly at: string
  readonly isByStaff: boolean
}

/** What is kept after an answer where the event asks below `age`; left out, what was kept stays. Nothing where nobody is asked. */
export function guardianAfter(age: number | null, { given, before, at, isByStaff }: Giving): KeptGuardian | null {
  if (given === undefined) return before
  if (given === null || age === null) return null
  const { name, contact, agreedTo } = given
  const isSame = before?.agreed != null && before.name === name && before.contact === contact
  if (isSame && before.agreed?.text === agreedTo) return before
  return { age, name, contact, agreed: agreedTo === null ? null : { text: agreedTo, at, isByStaff } }
}

/** Whoever leaves takes the guardian along; what stays says that an agreement is needed should they come back. */
export function guardianLeft(kept: KeptGuardian | null): KeptGuardian | null {
  return kept && { age: kept.age, name: '', contact: '', agreed: null }
}

/** Whether the event waits for an agreement. */
export function lacksConsent(kept: KeptGuardian | null | undefined): boolean {
  return kept != null && kept.agreed === null
}

/** An address or a telephone: something a guardian can be reached by. */
export function isGuardianContact(typed: string): boolean {
  if (readEmail(typed) !== null) return true
  return /^[+\d\s().\-/]+$/.test(typed) && typed.replaceAll(/\D/g, '').length >= SHORTEST_PHONE
}
