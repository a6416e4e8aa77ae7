import { ACCOUNT_NAME_MAX_LENGTH, type AccountId, looksLikePublicId } from '@tablee/domain/accounts/account'
import { readEmail } from '@tablee/domain/accounts/email'
import { type PersonalData, passwordFaults } from '@tablee/domain/accounts/password'
import { isPrefsSmallEnough } from '@tablee/domain/accounts/prefs'
import { typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

const LONGEST_TYPED = 4096

/** An account id that is no public id; with `unique()` the server makes one. */
export const newAccountId = z.string(issue('account_id_invalid')).check(
  z.regex(/^(?:unique\(\)|[A-Za-z0-9][A-Za-z0-9._-]{0,35})$/, issue('account_id_invalid')),
  z.refine((id: string) => !looksLikePublicId(id), issue('account_id_invalid')),
)

export const accountId = z.pipe(
  z
    .string(issue('account_id_invalid'))
    .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, issue('account_id_invalid'))),
  z.transform((id: string) => id as AccountId),
)

export const email = z.pipe(
  z.string(issue('email_invalid')).check(z.maxLength(LONGEST_TYPED, issue('email_invalid'))),
  z.transform((typed: string, context) => {
    const read = readEmail(typed)
    if (read) return read
    context.issues.push({ code: 'custom', message: 'email_invalid', input: typed })
    return z.NEVER
  }),
)

/** May be empty; this product's form requires one. */
export const optionalAccountName = z
  .string(issue('account_name_too_long'))
  .check(z.overwrite(typedName), z.maxLength(ACCOUNT_NAME_MAX_LENGTH, issue('account_name_too_long')))

export const accountName = z
  .string(issue('account_name_required'))
  .check(
    z.overwrite(typedName),
    z.minLength(1, issue('account_name_required')),
    z.maxLength(ACCOUNT_NAME_MAX_LENGTH, issue('account_name_too_long')),
  )

/** Any text: a wrong password is just wrong. */
export const givenPassword = z.string(issue('password_required'))

/** An acceptable new password; personal data in it are checked with the whole form. */
export const newPassword = z.string(issue('password_required')).check((context) => {
  refuseFaults(context, passwordFaults(context.value))
})

/** For forms that hold the personal data too. */
export function passwordFreeOf(personal: PersonalData, password: string): boolean {
  return !passwordFaults(password, personal).includes('password_personal_data')
}

export const prefs = z
  .record(z.string(), z.unknown(), issue('prefs_invalid'))
  .check(z.refine(isPrefsSmallEnough, issue('prefs_invalid')))

/** Target of the mailed link; the server's configuration lists allowed hosts. */
export const linkUrl = z
  .string(issue('link_invalid'))
  .check(z.maxLength(2048, issue('link_invalid')), z.regex(/^https?:\/\//i, issue('link_invalid')))

export const tokenSecret = z.string(issue('token_invalid')).check(z.maxLength(LONGEST_TYPED, issue('token_invalid')))

type PasswordContext = { readonly value: string; readonly issues: unknown[] }

function refuseFaults(context: PasswordContext, faults: readonly string[]): void {
  for (const message of faults) context.issues.push({ code: 'custom', message, input: context.value })
}
