import type { FastifyInstance } from 'fastify'

const CALLS = '/v1/functions/:functionId/executions'

/** One line per answer, with the route's pattern: no codes, no query strings, nothing about the caller. */
export function keepAccessLog(app: FastifyInstance, calls: readonly { readonly id: string }[]): void {
  const known = new Set(calls.map(({ id }) => id))
  // Whatever the log level.
  const log = app.log.child({}, { level: 'info' })
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, routeOptions, ws: isSocket } = request
    const route = routeOptions.url ?? null
    const { functionId } = { functionId: '', ...(request.params as { functionId?: string }) }
    log.info(
      {
        ...{ requestId, method, route, status: reply.statusCode },
        ...(route === CALLS && known.has(functionId) ? { call: functionId } : {}),
        // A socket lasts as long as a page is open.
        ...(isSocket ? {} : { ms: Math.round(reply.elapsedTime) }),
      },
      'access',
    )
    done()
  })
}
