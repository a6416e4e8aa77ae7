import * as z from 'zod/mini'
import { accountId, email, linkUrl, newPassword, tokenSecret } from './fields.ts'

/** `POST /account/recovery`: mails a link if the address has an account; the answer does not tell. */
export const createRecoveryInput = z.object({ email, url: linkUrl })

export type CreateRecovery = z.output<typeof createRecoveryInput>

/** `PUT /account/recovery`: a new password for whoever got the mail. */
export const updateRecoveryInput = z.object({ userId: accountId, secret: tokenSecret, password: newPassword })

export type UpdateRecovery = z.output<typeof updateRecoveryInput>
