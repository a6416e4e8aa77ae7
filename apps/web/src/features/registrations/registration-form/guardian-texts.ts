import { guardianLine, optionalGuardian } from '@tablee/contract/registrations/fields'
import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { type GivenGuardian, GUARDIAN_TEXT } from '@tablee/domain/registrations/guardian'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import type { ReactNode } from 'react'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import type { Faults } from '../../../forms/use-form.ts'
import type { RefusedError } from '../../../transport/request-error.ts'

/** A guardian's line as typed. */
export type GuardianTexts = {
  readonly isBelow: boolean
  readonly guardianName: string
  readonly guardianContact: string
  readonly guardianAgrees: boolean
}

/** A form that includes a guardian’s line. */
export type GuardianForm = {
  readonly values: GuardianTexts
  readonly faultOf: (name: keyof GuardianTexts) => ReactNode
  readonly set: {
    (name: 'isBelow' | 'guardianAgrees', isChecked: boolean): void
    (name: 'guardianName' | 'guardianContact', typed: string): void
  }
}

export const NO_GUARDIAN: GuardianTexts = {
  isBelow: false,
  guardianName: '',
  guardianContact: '',
  guardianAgrees: false,
}

export function guardianTextsOf({ guardian }: Pick<WholeRegistration, 'guardian'>): GuardianTexts {
  if (guardian === null) return NO_GUARDIAN
  const { name, contact, agreed } = guardian
  return { isBelow: true, guardianName: name, guardianContact: contact, guardianAgrees: agreed?.text === GUARDIAN_TEXT }
}

/** As it is sent; undefined where nobody is asked. */
export function guardianOf(
  age: number | null,
  { isBelow, guardianName, guardianContact, guardianAgrees }: GuardianTexts,
): GivenGuardian | null | undefined {
  if (age === null) return undefined
  if (!isBelow) return null
  const agreedTo = guardianAgrees ? GUARDIAN_TEXT : null
  return { name: tidyName(guardianName), contact: tidyName(guardianContact), agreedTo }
}

/** What a form amends: its other texts, and the line where it is asked for. */
export function amendedOf<Typed extends GuardianTexts>(age: number | null, typed: Typed) {
  const { isBelow, guardianName, guardianContact, guardianAgrees, ...texts } = typed
  const guardian = guardianOf(age, { isBelow, guardianName, guardianContact, guardianAgrees })
  return { ...texts, ...(guardian === undefined ? {} : { guardian }) }
}

const FIELDS = { name: 'guardianName', contact: 'guardianContact', agreedTo: 'guardianAgrees' } as const

/** What is still to be said; the staff may collect an agreement later. */
export function useGuardianFaults() {
  const faultsOf = useCallFaults()
  return (age: number | null, typed: GuardianTexts, { isByStaff = false } = {}): Record<string, string> => {
    const given = guardianOf(age, typed)
    if (given == null) return {}
    const faults = faultsOf((isByStaff ? optionalGuardian : guardianLine).safeParse(given))
    return Object.fromEntries(
      Object.entries(FIELDS).flatMap(([of, field]) => (faults[of] === undefined ? [] : [[field, faults[of]]])),
    )
  }
}

const OF_REFUSAL: Readonly<Record<string, keyof GuardianTexts>> = {
  guardian_name_required: 'guardianName',
  guardian_contact_invalid: 'guardianContact',
  guardian_consent_required: 'guardianAgrees',
  guardian_answer_required: 'isBelow',
}

/** The field of a refusal about it, or null. */
export function guardianFieldOf({ reason, message }: Pick<RefusedError, 'reason' | 'message'>): Faults | null {
  const field = reason === null ? undefined : OF_REFUSAL[reason]
  return field === undefined ? null : { [field]: message }
}
