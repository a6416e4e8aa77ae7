import * as z from 'zod/mini'
import { givenPassword } from './fields.ts'

/** `POST /account/sessions/email`: signs in. An invalid address counts as unknown. */
export const createEmailSessionInput = z.object({ email: z.string(), password: givenPassword })

export type CreateEmailSession = z.output<typeof createEmailSessionInput>
