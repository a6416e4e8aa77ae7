import { readEmail } from '@tablee/domain/accounts/email'
import { PLAYER_NAME_MAX_LENGTH, typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'

const LONGEST_ID = 40
const LONGEST_EMAIL = 400

const regular = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where the person agreed to none. */
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

/** People who came before to the shop that the account holds, those who come most first. */
export const getRegulars = defineCall({ id: 'get-regulars', input: z.object({}), reply })

/** Another name for one of them, or an address that the person agreed to. */
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
    /** The person agreed that the shop keeps the address. */
    hasConsent: z.boolean(),
  }),
  reply,
})

/** Two rows of one person become one, with all their evenings. */
export const mergeRegulars = defineCall({ id: 'merge-regulars', input: z.object({ id, other: id }), reply })

/** One of them is forgotten. */
export const eraseRegular = defineCall({ id: 'erase-regular', input: z.object({ id }), reply })
