import * as z from 'zod/mini'
import { accountId, linkUrl, tokenSecret } from './fields.ts'

/** `POST /account/verification`: mails a link to the account's address. */
export const createVerificationInput = z.object({ url: linkUrl })

/** `PUT /account/verification`: sent by the link's page. */
export const updateVerificationInput = z.object({ userId: accountId, secret: tokenSecret })

export type UpdateVerification = z.output<typeof updateVerificationInput>
