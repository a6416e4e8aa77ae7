import type { FastifyBaseLogger } from 'fastify'
import { described, outageOf } from './wire/log-defect.ts'

/** What goes wrong where no request waits for an answer, on its way to the operator. */
export type Troubles = {
  /** A sentence for whoever starts the server. */
  readonly say: (sentence: string) => void
  /** A defect that ends nothing; the log gets it once, as an outage where the database is what failed. */
  readonly noteDefect: (what: string, error: unknown) => void
  /** Something outside that does not work, and may work again by itself. */
  readonly noteOutage: (what: string, error: unknown) => void
  /** From now on there is a log. */
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
