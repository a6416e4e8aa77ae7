import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { FastifyInstance } from 'fastify'

export type WireMeters = {
  readonly called: (call: string, end: 'accepted' | 'refused' | 'failed', ms: number) => void
  readonly refused: (code: RefusalCode) => void
  readonly answered: (request: {
    readonly method: string
    readonly route: string | null
    readonly status: number
    readonly ms: number | null
  }) => void
}

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly text: string }

export type MetricsParts = {
  readonly meters: WireMeters
  /** Null when metrics are not served here. */
  readonly answerMetrics: ((authorization: string | undefined) => Promise<Answer>) | null
}

export function addMetricsRoute(app: FastifyInstance, { answerMetrics }: MetricsParts): void {
  if (answerMetrics === null) return
  app.get('/metrics', async (request, reply) => {
    const { status, headers, text } = await answerMetrics(request.headers.authorization)
    return reply.code(status).headers(headers).send(text)
  })
}

export function countAnswers(app: FastifyInstance, { meters }: MetricsParts): void {
  app.addHook('onResponse', ({ method, routeOptions, ws: isSocket }, { statusCode: status, elapsedTime }, done) => {
    meters.answered({ method, route: routeOptions.url ?? null, status, ms: isSocket ? null : elapsedTime })
    done()
  })
}
