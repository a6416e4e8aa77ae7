import type { FastifyInstance, FastifyReply } from 'fastify'

/** What a server may lack to serve. */
export type Lacking = 'database' | 'serving_lock' | 'bus' | 'stopping'

export type Standing = {
  /** Nothing should be sent here for want of it. */
  readonly missing: readonly Lacking[]
  /** Everybody misses it: this one serves as well as any other. */
  readonly impaired: readonly Lacking[]
}

export type HealthParts = { readonly standing: () => Promise<Standing> }

const RETRY_AFTER_S = 2

/** For whoever starts processes, and for whoever spreads requests over them: docs/operations.md. */
export function addHealthRoutes(app: FastifyInstance, { standing }: HealthParts): void {
  app.get('/healthz', (_request, reply) => answer(reply, { status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const { missing, impaired } = await standing()
    if (missing.length === 0 && impaired.length > 0) return answer(reply, { status: 'impaired', missing: impaired })
    if (missing.length === 0) return answer(reply, { status: 'ready' })
    return answer(reply.code(503).header('Retry-After', RETRY_AFTER_S), { status: 'unready', missing })
  })
}

function answer(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('Cache-Control', 'no-store').send(body)
}
