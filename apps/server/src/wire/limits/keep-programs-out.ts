import { takesToken } from '@tablee/contract/shops/token-calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf, refusalSentence } from '../pages/sentences.ts'
import { ProtocolError } from '../protocol-error.ts'
import { type Callers, shownToken } from './callers.ts'

const CALLS = '/v1/functions/:functionId/executions'

/** A shop's token opens the calls that name it and what everybody may read; every other route refuses it. */
export function keepProgramsOut(app: FastifyInstance, { callers }: { readonly callers: Callers }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (shownToken(request) === null || !isOurs(request)) return done()
    admit(callers, request).then(
      () => done(),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
  })
}

async function admit(callers: Callers, request: FastifyRequest): Promise<void> {
  const caller = await callers.of(request)
  const { url: route, config } = request.routeOptions
  if (config?.isPublic || route === undefined || route === '/v1/ping' || route === '/v1/product') return
  const { functionId } = { functionId: '', ...(request.params as { functionId?: string }) }
  const isCall = route === CALLS && request.method === 'POST'
  if (isCall && caller?.token && takesToken(functionId, caller.token.kind)) return
  throw new ProtocolError('user_unauthorized', refusalSentence(languageOf(request), { code: 'token_not_allowed' }), {
    status: 403,
    reason: 'token_not_allowed',
  })
}

/** By the route as well: an address may be written in more than one way. */
function isOurs({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url ?? ''].some((path) => path.startsWith('/v1'))
}
