import type { UserDocument } from '@tablee/contract/accounts/user-document'

/** What a person says of themselves, kept among the preferences of the account. */
export type Profile = { readonly firstName: string; readonly lastName: string; readonly location: string }

export function profileOf({ prefs }: Pick<UserDocument, 'prefs'>): Profile {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { firstName: text(prefs.firstName), lastName: text(prefs.lastName), location: text(prefs.location) }
}

/** Longest first name, last name and location that the forms take. */
export const PROFILE_TEXT_MAX_LENGTH = 100
