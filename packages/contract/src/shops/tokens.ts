import { TOKEN_KINDS, TOKEN_NAME_MAX_LENGTH } from '@tablee/domain/shops/shop-token'
import { typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'

const LONGEST_ID = 60
const id = z.string().check(z.minLength(1), z.maxLength(LONGEST_ID))
const kind = z.enum(TOKEN_KINDS, issue('token_kind_invalid'))

const name = z
  .string(issue('token_name_required'))
  .check(
    z.overwrite(typedName),
    z.minLength(1, issue('token_name_required')),
    z.maxLength(TOKEN_NAME_MAX_LENGTH, issue('token_name_too_long')),
  )

const token = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for one of a later version. */
  kind: z.catch(z.nullable(z.enum(TOKEN_KINDS)), null),
  createdAt: z.string(),
  /** The day, in UTC; null: never. */
  usedOn: z.nullable(z.string()),
})
export type TokenRow = z.output<typeof token>

const data = z.object({ tokens: z.array(token) })
export type TokensData = z.output<typeof data>

const reply = z.object({ data })

/** The tokens of the account's shop, oldest first; none of them itself. */
export const getTokens = defineCall({ id: 'get-shop-tokens', input: z.object({}), reply })

/** Makes one; it comes with the answer, and never again. */
export const addToken = defineCall({
  id: 'add-shop-token',
  input: z.object({ name, kind }),
  reply: z.object({ data: z.extend(data, { token: z.string() }) }),
})

/** It opens nothing from now on. */
export const revokeToken = defineCall({ id: 'revoke-shop-token', input: z.object({ id }), reply })
