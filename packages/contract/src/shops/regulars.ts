import { readEmail } from '@tablee/domain/accounts/email'
import { PLAYER_NAME_MAX_LENGTH, typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'

const LONGEST_ID = 40
const LONGEST_EMAIL = 400

const regular = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  consentAt: z.nullable(z.string()),
  times: z.int(),
  lastAt: z.string(),
})
export type RegularRow = z.output<typeof regular>

const reply = z.object({ data: z.object({ regulars: z.array(regular) }) })
const id = z.string().check(z.minLength(1), z.maxLength(LONGEST_ID))

const email = z.pipe(
  z.nullable(z.string().check(z.maxLength(LONGEST_EMAIL, { error: 'email_invalid' }))),
  z.transform((typed: string | null, context) => {
    if (typed === null || typed.trim() === '') return null
    const read = readEmail(typed)
    if (read) return read
    context.issues.push({ code: 'custom', message: 'email_invalid', input: typed })
    return z.NEVER
  }),
)

/** Regulars of the account's shop, most frequent first. */
export const getRegulars = defineCall({ id: 'get-regulars', input: z.object({}), reply })

/** Changes one's name, or an address the person consented to. */
export const keepRegular = defineCall({
  id: 'keep-regular',
  input: z.object({
    id,
    name: z
      .string(issue('player_name_required'))
      .check(
        z.overwrite(typedName),
        z.minLength(1, issue('player_name_required')),
        z.maxLength(PLAYER_NAME_MAX_LENGTH, issue('player_name_too_long')),
      ),
    email,
    hasConsent: z.boolean(),
  }),
  reply,
})

/** Merges two rows of one person, with all their evenings. */
export const mergeRegulars = defineCall({ id: 'merge-regulars', input: z.object({ id, other: id }), reply })

/** Erases one of them. */
export const eraseRegular = defineCall({ id: 'erase-regular', input: z.object({ id }), reply })
