import type { FastifyInstance } from 'fastify'

const CALLS = '/v1/functions/:functionId/executions'

/**
 * A line for each answer: the pattern of its route, so that neither codes nor what follows a question mark is written down, and nothing of
 * who asked.
 */
export function keepAccessLog(app: FastifyInstance, calls: readonly { readonly id: string }[]): void {
  const known = new Set(calls.map(({ id }) => id))
  // Whatever the level of other lines.
  const log = app.log.child({}, { level: 'info' })
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, routeOptions, ws: isSocket } = request
    const route = routeOptions.url ?? null
    const { functionId } = { functionId: '', ...(request.params as { functionId?: string }) }
    log.info(
      {
        ...{ requestId, method, route, status: reply.statusCode },
        ...(route === CALLS && known.has(functionId) ? { call: functionId } : {}),
        // A socket lasts as long as somebody looks.
        ...(isSocket ? {} : { ms: Math.round(reply.elapsedTime) }),
      },
      'access',
    )
    done()
  })
}
