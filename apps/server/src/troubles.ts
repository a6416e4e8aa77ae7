import type { FastifyBaseLogger } from 'fastify'
import { described, outageOf } from './wire/log-defect.ts'

/** Failures without a waiting request, for the operator. */
export type Troubles = {
  /** A sentence for the person starting the server. */
  readonly say: (sentence: string) => void
  /** A bug that ends nothing; logged once, as an outage when the database failed. */
  readonly noteDefect: (what: string, error: unknown) => void
  /** An outside failure that may pass. */
  readonly noteOutage: (what: string, error: unknown) => void
  /** The log exists from now on. */
  readonly logTo: (log: FastifyBaseLogger) => void
}

export function createTroubles(startsTo: { readonly write: (line: string) => unknown }): Troubles {
  let log: FastifyBaseLogger | null = null
  const startLine = (what: string, error: unknown) =>
    void startsTo.write(`${what}: ${error instanceof Error ? error.message : typeof error}\n`)
  const noteOutage: Troubles['noteOutage'] = (what, error) => {
    const outage = outageOf(error)
    if (log) log.warn({ what, ...(outage ? { outage } : {}), error: described(error) }, 'outage')
    else startLine(what, error)
  }
  return {
    say: (sentence) => void startsTo.write(sentence),
    noteDefect: (what, error) => {
      if (outageOf(error) !== null) noteOutage(what, error)
      else if (log) log.error({ what, error: described(error) }, 'defect')
      else startLine(what, error)
    },
    noteOutage,
    logTo: (opened) => {
      log = opened
    },
  }
}
