import { createRecoveryInput, updateRecoveryInput } from '@tablee/contract/accounts/recovery'
import { createVerificationInput, updateVerificationInput } from '@tablee/contract/accounts/verification'
import type { Email } from '@tablee/domain/accounts/email'
import type { Language } from '@tablee/domain/language'
import type { Outcome } from '@tablee/domain/outcome'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readParameters, refusedCall } from '../documents/read-parameters.ts'
import { addressOf, countMiss, limitKeyOf } from '../limits/limits.ts'
import { failureSentence, languageOf } from '../pages/sentences.ts'
import { ProtocolError } from '../protocol-error.ts'
import { type AccountRoutes, acceptedValue } from './account-routes.ts'

/** Newer clients use the second path. */
const VERIFICATION_PATHS = ['/v1/account/verification', '/v1/account/verifications/email']

/** No account can have it. */
const NOBODYS_EMAIL = '' as Email

/** Requests and redeems links that prove an address. */
export function addMailedLinkRoutes(app: FastifyInstance, parts: AccountRoutes): void {
  const { accounts, callers, limits, devices, origins, isMailSent } = parts

  for (const path of VERIFICATION_PATHS) {
    app.post(path, async (request, reply) => {
      await limits.spend('verificationsOfAddress', addressOf(request), reply)
      const who = await callers.signedIn(request)
      await limits.spend('verificationsOfAccount', limitKeyOf(who.accountId), reply)
      const language = languageOf(request)
      const { url } = readParameters(createVerificationInput, request.body, language)
      checkLink(url, language)
      checkMail(language)
      return reply.code(201).send(acceptedValue(await accounts.createVerification(who, { url, language }), language))
    })

    app.put(path, async (request) => {
      const language = languageOf(request)
      const input = readParameters(updateVerificationInput, request.body, language)
      return followed(await accounts.updateVerification(input), request)
    })
  }

  app.post('/v1/account/recovery', async (request, reply) => {
    const device = await countRecovery(request, reply)
    const language = languageOf(request)
    const input = readParameters(createRecoveryInput, request.body, language)
    checkLink(input.url, language)
    checkMail(language)
    const { email } = input
    const isMailed = device !== null || (await limits.isWithin('recoveryMailsOfEmail', limitKeyOf(email)))
    // After many requests the last mailed link stays valid: answer and work are the same.
    const asked = isMailed ? input : { ...input, email: NOBODYS_EMAIL }
    return reply.code(201).send(await accounts.createRecovery({ ...asked, language }))
  })

  app.put('/v1/account/recovery', async (request, reply) => {
    const language = languageOf(request)
    const input = readParameters(updateRecoveryInput, request.body, language)
    const token = await followed(await accounts.updateRecovery(input), request)
    const email = await accounts.emailOf(input.userId)
    if (email !== null) devices.remember(reply, email)
    return token
  })

  /** A known device is counted by itself, others by network address. */
  async function countRecovery(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const { email } = { email: '', ...(request.body as { email?: unknown }) }
    const ofEmail = limitKeyOf(typeof email === 'string' ? email.trim().toLowerCase() : '')
    const device = typeof email === 'string' ? devices.find(request, email.trim().toLowerCase()) : null
    if (device) await limits.spend('recoveriesOfDevice', `${device} ${ofEmail}`, reply)
    else {
      await limits.spend('recoveriesOfAddress', addressOf(request), reply)
      await limits.spend('recoveriesOfAddressAndEmail', `${addressOf(request)} ${ofEmail}`, reply)
    }
    return device
  }

  /** Wrong links are counted by network address; a correct one always works. */
  async function followed<Value>(outcome: Outcome<Value>, request: FastifyRequest): Promise<Value> {
    if (!outcome.accepted) await countMiss(limits, outcome.refusal.code, request)
    return acceptedValue(outcome, languageOf(request))
  }

  function checkMail(language: Language): void {
    if (!isMailSent) throw new ProtocolError('general_smtp_disabled', failureSentence(language, 'mail_off'))
  }

  function checkLink(url: string, language: Language): void {
    if (!origins.isLinkAllowed(url)) throw refusedCall(language, { code: 'link_invalid' })
  }
}
