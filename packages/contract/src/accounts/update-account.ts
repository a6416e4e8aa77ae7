import * as z from 'zod/mini'
import { accountName, email, givenPassword, newPassword, prefs } from './fields.ts'

/** `PATCH /account/name` */
export const updateNameInput = z.object({ name: accountName })

/** `PATCH /account/password`: the old one is asked for, and the new one differs from it. */
export const updatePasswordInput = z.object({ password: newPassword, oldPassword: z._default(givenPassword, '') })

export type UpdatePassword = z.output<typeof updatePasswordInput>

/** `PATCH /account/email`: the new address is to be verified again. */
export const updateEmailInput = z.object({ email, password: givenPassword })

export type UpdateEmail = z.output<typeof updateEmailInput>

/** `PATCH /account/prefs`: replaces them all. */
export const updatePrefsInput = z.object({ prefs })
