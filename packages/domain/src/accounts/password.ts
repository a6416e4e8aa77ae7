/** In characters. */
export const PASSWORD_MIN_LENGTH = 12
const PASSWORD_MAX_LENGTH = 256
export const PASSWORD_RECOMMENDED_LENGTH = 16

/** Shorter names and addresses occur inside words by chance. */
const SHORTEST_PERSONAL_PART = 3

/** What a password must not contain. */
export type PersonalData = {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly accountId?: string | undefined
}

/** Why a password is refused. */
export type PasswordFault =
  | 'password_too_short'
  | 'password_too_long'
  | 'password_case_needed'
  | 'password_sign_needed'
  | 'password_personal_data'

/** `none` while too short to judge. */
export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong' | 'very-strong'

/** Different keyboards give the same password. */
export function tidyPassword(typed: string): string {
  return typed.normalize('NFKC')
}

/** Every fault, in the order a form lists them. */
export function passwordFaults(typed: string, personal: PersonalData = {}): readonly PasswordFault[] {
  const length = lengthOf(typed)
  const faults: PasswordFault[] = []
  if (length < PASSWORD_MIN_LENGTH) faults.push('password_too_short')
  if (length > PASSWORD_MAX_LENGTH) faults.push('password_too_long')
  if (!hasBothCases(typed)) faults.push('password_case_needed')
  if (!hasDigitOrSpecial(typed)) faults.push('password_sign_needed')
  if (containsPersonalData(typed, personal)) faults.push('password_personal_data')
  return faults
}

/** Mixed case, and a digit or special character: both make it strong (very strong from the recommended length), one medium, none weak. */
export function passwordStrength(typed: string): PasswordStrength {
  const length = lengthOf(typed)
  if (length < PASSWORD_MIN_LENGTH) return 'none'
  const criteria = Number(hasBothCases(typed)) + Number(hasDigitOrSpecial(typed))
  if (criteria === 0) return 'weak'
  if (criteria === 1) return 'medium'
  return length < PASSWORD_RECOMMENDED_LENGTH ? 'strong' : 'very-strong'
}

function lengthOf(typed: string): number {
  return [...tidyPassword(typed)].length
}

function hasBothCases(typed: string): boolean {
  return /\p{Lu}/u.test(typed) && /\p{Ll}/u.test(typed)
}

function hasDigitOrSpecial(typed: string): boolean {
  return /[^\p{L}\p{M}]/u.test(typed)
}

function containsPersonalData(typed: string, { name = '', email = '', accountId = '' }: PersonalData): boolean {
  const password = folded(typed)
  const [localPart = ''] = email.split('@')
  return [name, email, localPart, accountId]
    .map(folded)
    .some((part) => part.length >= SHORTEST_PERSONAL_PART && password.includes(part))
}

function folded(text: string): string {
  return tidyPassword(text).trim().toLowerCase()
}
