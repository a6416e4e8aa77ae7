import { createAccountInput } from '@tablee/contract/accounts/create-account'
import {
  updateEmailInput,
  updateNameInput,
  updatePasswordInput,
  updatePrefsInput,
} from '@tablee/contract/accounts/update-account'
import type { Identity } from '@tablee/contract/serving/caller'
import type { ServedAccounts } from '@tablee/contract/serving/served-accounts'
import type { Language } from '@tablee/domain/language'
import type { Outcome } from '@tablee/domain/outcome'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readParameters, refusedCall } from '../documents/read-parameters.ts'
import type { Callers } from '../limits/callers.ts'
import { addressOf, type Limits, limitKeyOf } from '../limits/limits.ts'
import type { OriginRules } from '../origin-rules.ts'
import { languageOf } from '../pages/sentences.ts'
import type { JsonWebTokens } from './json-web-token.ts'
import type { KnownDevices } from './known-devices.ts'
import type { CookieRules } from './session-cookie.ts'

export type AccountRoutes = {
  readonly accounts: ServedAccounts
  readonly callers: Callers
  readonly tokens: JsonWebTokens
  readonly limits: Limits
  readonly devices: KnownDevices
  readonly origins: OriginRules
  readonly cookies: CookieRules
  /** Whether this server sends letters at all. */
  readonly isMailSent: boolean
}

export function addAccountRoutes(app: FastifyInstance, parts: AccountRoutes): void {
  const { accounts, callers, tokens, limits, devices } = parts

  app.post('/v1/account', async (request, reply) => {
    await limits.spend('accountsOfAddress', addressOf(request), reply)
    const language = languageOf(request)
    const input = readParameters(createAccountInput, request.body, language)
    return reply.code(201).send(acceptedValue(await accounts.create(input), language))
  })

  app.get('/v1/account', async (request, reply) => {
    const who = await callers.signedIn(request)
    const language = languageOf(request)
    // Only the app states its language; a visiting browser does not.
    const isSaid = request.headers['x-appwrite-locale'] !== undefined
    const user = acceptedValue(await (isSaid ? accounts.open(who, language) : accounts.get(who)), language)
    // For sessions older than remembered devices.
    devices.remember(reply, user.email)
    return user
  })

  app.get('/v1/account/prefs', async (request) => {
    const who = await callers.signedIn(request)
    return acceptedValue(await accounts.get(who), languageOf(request)).prefs
  })

  app.patch('/v1/account/prefs', async (request) => {
    const { who, language } = await signedIn(request)
    const { prefs } = readParameters(updatePrefsInput, request.body, language)
    return acceptedValue(await accounts.updatePrefs(who, prefs), language)
  })

  app.patch('/v1/account/name', async (request) => {
    const { who, language } = await signedIn(request)
    const { name } = readParameters(updateNameInput, request.body, language)
    return acceptedValue(await accounts.updateName(who, name), language)
  })

  app.patch('/v1/account/email', async (request, reply) => {
    const { who, language } = await signedIn(request)
    await limits.spend('passwordsOfAccount', limitKeyOf(who.accountId), reply)
    const input = readParameters(updateEmailInput, request.body, language)
    return acceptedValue(await accounts.updateEmail(who, { ...input, language }), language)
  })

  app.patch('/v1/account/password', async (request, reply) => {
    const { who, language } = await signedIn(request)
    await limits.spend('passwordsOfAccount', limitKeyOf(who.accountId), reply)
    const input = readParameters(updatePasswordInput, request.body, language)
    return acceptedValue(await accounts.updatePassword(who, input), language)
  })

  for (const path of ['/v1/account/jwts', '/v1/account/jwt']) {
    app.post(path, async (request, reply) => {
      const who = await callers.signedIn(request)
      return reply.code(201).send({ jwt: tokens.create(who) })
    })
  }

  async function signedIn(request: FastifyRequest): Promise<{ who: Identity; language: Language }> {
    return { who: await callers.signedIn(request), language: languageOf(request) }
  }
}

/** A refusal is thrown in the protocol's form. */
export function acceptedValue<Value>(outcome: Outcome<Value>, language: Language): Value {
  if (outcome.accepted) return outcome.value
  throw refusedCall(language, outcome.refusal)
}
