import { createRecoveryInput, updateRecoveryInput } from '@tablee/contract/accounts/recovery'
import { createVerificationInput, updateVerificationInput } from '@tablee/contract/accounts/verification'
import type { Language } from '@tablee/messages/language'
import type { FastifyInstance } from 'fastify'
import { type AccountRoutes, acceptedValue } from './account-routes.ts'
import { addressOf, limitKeyOf } from './limits.ts'
import { ProtocolError } from './protocol-error.ts'
import { readParameters, refusedCall } from './read-parameters.ts'
import { failureSentence, languageOf } from './sentences.ts'

/** Newer clients use the second path. */
const VERIFICATION_PATHS = ['/v1/account/verification', '/v1/account/verifications/email']

/** Links that prove an address: asked for here, mailed, and given back here. */
export function addMailedLinkRoutes(app: FastifyInstance, parts: AccountRoutes): void {
  const { accounts, callers, limits, origins, isMailSent } = parts

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

    app.put(path, async (request, reply) => {
      const language = languageOf(request)
      const input = readParameters(updateVerificationInput, request.body, language)
      await limits.spend('followedLinksOfAccount', limitKeyOf(input.userId), reply)
      return acceptedValue(await accounts.updateVerification(input), language)
    })
  }

  app.post('/v1/account/recovery', async (request, reply) => {
    await limits.spend('recoveriesOfAddress', addressOf(request), reply)
    const language = languageOf(request)
    const input = readParameters(createRecoveryInput, request.body, language)
    checkLink(input.url, language)
    checkMail(language)
    await limits.spend('recoveriesOfEmail', limitKeyOf(input.email), reply)
    return reply.code(201).send(await accounts.createRecovery({ ...input, language }))
  })

  app.put('/v1/account/recovery', async (request, reply) => {
    const language = languageOf(request)
    const input = readParameters(updateRecoveryInput, request.body, language)
    await limits.spend('followedLinksOfAccount', limitKeyOf(input.userId), reply)
    return acceptedValue(await accounts.updateRecovery(input), language)
  })

  function checkMail(language: Language): void {
    if (!isMailSent) throw new ProtocolError('general_smtp_disabled', failureSentence(language, 'mail_off'))
  }

  function checkLink(url: string, language: Language): void {
    if (!origins.isLinkAllowed(url)) throw refusedCall(language, { code: 'link_invalid' })
  }
}
