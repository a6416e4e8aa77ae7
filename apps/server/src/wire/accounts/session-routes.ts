import { createEmailSessionInput } from '@tablee/contract/accounts/create-email-session'
import type { SessionDocument } from '@tablee/contract/accounts/session-document'
import type { Identity } from '@tablee/contract/serving/caller'
import type { SessionId } from '@tablee/domain/accounts/account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readParameters, refusedCall } from '../documents/read-parameters.ts'
import { languageOf } from '../pages/sentences.ts'
import { type AccountRoutes, acceptedValue } from './account-routes.ts'
import { countGuess } from './password-guesses.ts'
import { clearSession, encodeSession, giveSession } from './session-cookie.ts'

type SessionRequest = FastifyRequest<{ Params: { sessionId: string } }>

export function addSessionRoutes(app: FastifyInstance, parts: AccountRoutes): void {
  const { accounts, callers, limits, devices, cookies } = parts

  app.post('/v1/account/sessions/email', async (request, reply) => {
    const language = languageOf(request)
    const input = readParameters(createEmailSessionInput, request.body, language)
    const email = input.email.trim().toLowerCase()
    const guess = await countGuess({ limits, devices }, email, reply)
    if (await callers.of(request)) throw refusedCall(language, { code: 'session_already_open' })
    const device = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    const { session, secret } = acceptedValue(await accounts.signIn(input, device), language)
    await guess.wasRight()
    const encoded = encodeSession({ accountId: session.userId, secret })
    giveSession(reply, cookies, { encoded, expires: new Date(session.expire) })
    devices.remember(reply, email)
    return reply.code(201).send(session)
  })

  app.get('/v1/account/sessions', async (request) => accounts.listSessions(await callers.signedIn(request)))

  app.get('/v1/account/sessions/:sessionId', async (request: SessionRequest): Promise<SessionDocument> => {
    const who = await callers.signedIn(request)
    const meant = meantBy(request, who)
    const { sessions } = await accounts.listSessions(who)
    const session = sessions.find(({ $id }) => $id === meant)
    if (session) return session
    throw refusedCall(languageOf(request), { code: 'session_not_found' })
  })

  app.delete('/v1/account/sessions/:sessionId', async (request: SessionRequest, reply) => {
    const who = await callers.signedIn(request)
    const ended = acceptedValue(await accounts.endSession(who, meantBy(request, who)), languageOf(request))
    if (ended === who.sessionId) clearSession(reply, cookies)
    return reply.code(204).send()
  })

  app.delete('/v1/account/sessions', async (request, reply) => {
    await accounts.endAllSessions(await callers.signedIn(request))
    clearSession(reply, cookies)
    return reply.code(204).send()
  })
}

function meantBy({ params }: SessionRequest, who: Identity): SessionId {
  return params.sessionId === 'current' ? who.sessionId : (params.sessionId as SessionId)
}
