import type { FastifyInstance, FastifyReply } from 'fastify'

/** What a server may lack. */
export type Lacking = 'database' | 'serving_lock' | 'bus' | 'newer_data' | 'stopping'

export type Standing = {
  /** Without these, no requests should come here. */
  readonly missing: readonly Lacking[]
  /** Lacking everywhere: this server is as good as any other. */
  readonly impaired: readonly Lacking[]
}

export type HealthParts = {
  readonly standing: () => Promise<Standing>
  readonly build: { readonly version: string; readonly commit: string }
}

const RETRY_AFTER_S = 2

/** For supervisors and load balancers: docs/operations.md. */
export function addHealthRoutes(app: FastifyInstance, { standing, build }: HealthParts): void {
  app.get('/healthz', (_request, reply) => answer(reply, { status: 'alive', ...build }))
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
