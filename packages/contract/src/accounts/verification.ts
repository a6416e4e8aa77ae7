import * as z from 'zod/mini'
import { accountId, linkUrl, tokenSecret } from './fields.ts'

/** `POST /account/verification`: mails a link to the address of the account. */
export const createVerificationInput = z.object({ url: linkUrl })

/** `PUT /account/verification`: what the page of the link sends. */
export const updateVerificationInput = z.object({ userId: accountId, secret: tokenSecret })

export type UpdateVerification = z.output<typeof updateVerificationInput>
