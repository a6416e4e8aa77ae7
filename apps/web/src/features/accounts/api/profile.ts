import type { UserDocument } from '@tablee/contract/accounts/user-document'

/** Stored in the account's preferences. */
export type Profile = { readonly firstName: string; readonly lastName: string; readonly location: string }

export function profileOf({ prefs }: Pick<UserDocument, 'prefs'>): Profile {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { firstName: text(prefs.firstName), lastName: text(prefs.lastName), location: text(prefs.location) }
}

/** For first name, last name and location. */
export const PROFILE_TEXT_MAX_LENGTH = 100
