import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Requests received and not answered; without sockets. */
export type RequestsUnderWay = {
  readonly follow: (app: FastifyInstance) => void
  readonly count: () => number
  /** Every answer now closes its connection; resolves when none is pending, or after the given time. */
  readonly finish: (patienceMs: number) => Promise<void>
}

export function createRequestsUnderWay(): RequestsUnderWay {
  const owed = new Set<ServerResponse>()
  let allAnswered: (() => void) | null = null
  let isFinishing = false

  function answered(response: ServerResponse): void {
    owed.delete(response)
    if (owed.size === 0) allAnswered?.()
  }

  return {
    follow: (app) => {
      app.addHook('onRequest', (request, { raw }, done) => {
        if (!request.ws) {
          owed.add(raw)
          // A cut connection is closed without an end.
          for (const end of ['finish', 'close'] as const) raw.once(end, () => answered(raw))
        }
        done()
      })
      app.addHook('onSend', (request, ...[reply, payload, done]) => {
        if (isFinishing && !request.ws) void reply.header('Connection', 'close')
        done(null, payload)
      })
    },
    count: () => owed.size,
    finish: async (patienceMs) => {
      isFinishing = true
      if (owed.size === 0) return
      const { promise, resolve } = Promise.withResolvers<void>()
      allAnswered = resolve
      const timer = setTimeout(resolve, patienceMs)
      await promise
      clearTimeout(timer)
    },
  }
}
