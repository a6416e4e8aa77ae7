import * as z from 'zod/mini'
import { email, newAccountId, newPassword, optionalAccountName, passwordFreeOf } from './fields.ts'

/** `POST /account`: registers; does not sign in. */
export const createAccountInput = z
  .object({ userId: newAccountId, email, password: newPassword, name: z._default(optionalAccountName, '') })
  .check((context) => {
    const { userId: accountId, email, name, password } = context.value
    if (passwordFreeOf({ name, email, accountId }, password)) return
    context.issues.push({ code: 'custom', message: 'password_personal_data', path: ['password'], input: password })
  })

export type CreateAccount = z.output<typeof createAccountInput>
