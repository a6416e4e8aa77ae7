import type { Language } from '@tablee/domain/language'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import * as z from 'zod/mini'
import { failureSentence, isRefusalCode, refusalSentence } from '../pages/sentences.ts'
import { type ErrorType, ProtocolError } from '../protocol-error.ts'

/** Protocol types of refusals that have their own. */
const TYPE_OF_REFUSAL: Partial<Record<RefusalCode, ErrorType>> = {
  account_required: 'general_unauthorized_scope',
  account_blocked: 'user_blocked',
  account_exists: 'user_already_exists',
  account_not_found: 'user_not_found',
  credentials_invalid: 'user_invalid_credentials',
  email_already_verified: 'user_email_already_verified',
  password_personal_data: 'password_personal_data',
  password_unchanged: 'password_recently_used',
  password_wrong: 'user_invalid_credentials',
  session_already_open: 'user_session_already_exists',
  session_not_found: 'user_session_not_found',
  token_invalid: 'user_invalid_token',
}

/** Members of the body, or of a value in its place, whose errors the protocol names one by one. */
export function readParameters<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  body: unknown,
  language: Language,
): z.output<z.ZodMiniObject<Shape>> {
  const given = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}))
  const members: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(schema.shape)) {
    const value = given.get(name) ?? undefined
    if (value !== undefined) members[name] = value
    else if (!z.safeParse(member, undefined).success) {
      throw new ProtocolError('general_argument_invalid', `Param "${name}" is not optional.`)
    }
  }
  const parsed = z.safeParse(schema, members)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  throw refusedParameter(language, { name: String(first?.path[0] ?? ''), code: first?.message ?? '' })
}

type Refused = { readonly name: string; readonly code: string }

function refusedParameter(language: Language, { name, code }: Refused): ProtocolError {
  if (!isRefusalCode(code)) {
    const why = failureSentence(language, 'body_invalid')
    return new ProtocolError('general_argument_invalid', `Invalid \`${name}\` param: ${why}`)
  }
  return refusedCall(language, { code, field: name })
}

/** A refusal in the protocol's form, with a refused parameter named before the sentence. */
export function refusedCall(
  language: Language,
  { code, field }: { readonly code: RefusalCode; readonly field?: string },
): ProtocolError {
  const sentence = refusalSentence(language, { code })
  const type = TYPE_OF_REFUSAL[code] ?? 'general_argument_invalid'
  const name = field ?? FIELD_OF_REFUSAL[code]
  const details = { reason: code, ...(name === undefined ? {} : { fields: { [name]: sentence } }) }
  const isNamed = type === 'general_argument_invalid' && name !== undefined
  return new ProtocolError(type, isNamed ? `Invalid \`${name}\` param: ${sentence}` : sentence, details)
}

/** Refusals only the server can determine, by the form field they belong to. */
const FIELD_OF_REFUSAL: Partial<Record<RefusalCode, string>> = {
  account_exists: 'email',
  link_invalid: 'url',
  password_personal_data: 'password',
  password_unchanged: 'password',
  password_guessable: 'password',
  password_wrong: 'oldPassword',
}
