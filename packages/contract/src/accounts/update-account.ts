import * as z from 'zod/mini'
import { accountName, email, givenPassword, newPassword, prefs } from './fields.ts'

/** `PATCH /account/name` */
export const updateNameInput = z.object({ name: accountName })

/** `PATCH /account/password`: needs the old one, and the new one must differ. */
export const updatePasswordInput = z.object({ password: newPassword, oldPassword: z._default(givenPassword, '') })

export type UpdatePassword = z.output<typeof updatePasswordInput>

/** `PATCH /account/email`: the new address must be verified again. */
export const updateEmailInput = z.object({ email, password: givenPassword })

export type UpdateEmail = z.output<typeof updateEmailInput>

/** `PATCH /account/prefs`: replaces them all. */
export const updatePrefsInput = z.object({ prefs })
