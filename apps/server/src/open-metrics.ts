import { type Config, ConfigError } from './config.ts'
import type { Database } from './database/database.ts'
import { measureStorage } from './database/measure-storage.ts'
import { type DailyWork, lastDone } from './database/server-facts.ts'
import { countLetters } from './features/accounts/queries/count-letters.ts'
import { createMetrics, type Gauges, type Measured } from './metrics/create-metrics.ts'
import { type Meters, NO_METERS } from './metrics/meters.ts'
import { answerMetrics, listenForMetrics, type MetricsAnswer } from './metrics/serve-metrics.ts'

/** No scrape waits longer for one figure. */
const PATIENCE_MS = 2000

export type OpenMetrics = {
  readonly meters: Meters
  /** Answers `/metrics` on the main port; null where it is not served there. */
  readonly answer: ((authorization: string | undefined) => Promise<MetricsAnswer>) | null
  /** Starts measuring. Returns the metrics port, if there is one. */
  readonly start: (gauges: MetricsGauges) => Promise<number | null>
  readonly stop: () => Promise<void>
}

export type MetricsGauges = Omit<Gauges, 'mailsWaiting' | 'measured'> & { readonly database: Database }

/** Nothing is counted without either way to serve metrics. */
export function openMetrics(config: Pick<Config, 'metrics' | 'dataFolder' | 'build'>): OpenMetrics {
  const { port, host, token } = config.metrics
  if (port === null && token === null) {
    return { meters: NO_METERS, answer: null, start: async () => null, stop: async () => {} }
  }
  const metrics = createMetrics(config.build)
  const begun = Promise.withResolvers<MetricsGauges>()
  const write = async () => {
    const { database, ...gauges } = await begun.promise
    return metrics.write({
      ...gauges,
      mailsWaiting: () => within(database.read(countLetters)),
      measured: () => measure(database, config.dataFolder),
    })
  }
  let listening: { readonly port: number; readonly stop: () => Promise<void> } | null = null
  return {
    meters: metrics,
    answer: port === null ? (authorization) => answerMetrics(authorization, { token, write }) : null,
    start: async (gauges) => {
      begun.resolve(gauges)
      if (port !== null) listening = await listenForMetrics({ port, host, token, write }).catch(cannotListen)
      return listening?.port ?? null
    },
    stop: async () => listening?.stop(),
  }
}

function cannotListen(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') throw new ConfigError('Another program uses METRICS_PORT: set it to another one.')
  if (/^E(ADDRNOTAVAIL|NOTFOUND|ACCES)$/.test(code)) {
    throw new ConfigError(`METRICS_PORT cannot be opened at METRICS_HOST (${code}).`)
  }
  throw error
}

async function measure(database: Database, folder: string): Promise<Measured> {
  const connections = database.connections?.() ?? null
  const [lastPurge, lastBackup, sizes] = await Promise.all([
    within(lastDoneSeconds(database, 'purge')),
    within(lastDoneSeconds(database, 'backup')),
    within(measureStorage(database, folder)),
  ])
  return {
    ...{ lastPurge, lastBackup },
    ...(sizes ?? { databaseBytes: null, walBytes: null, freeBytes: null }),
    connectionsInUse: connections?.inUse ?? null,
    connectionsAwaited: connections?.awaited ?? null,
  }
}

async function lastDoneSeconds(database: Database, work: DailyWork): Promise<number> {
  return Math.floor(((await lastDone(database, work))?.getTime() ?? 0) / 1000)
}

async function within<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  const silence = Promise.withResolvers<null>()
  const timer = setTimeout(() => silence.resolve(null), PATIENCE_MS)
  return Promise.race([question.catch(() => null), silence.promise]).finally(() => clearTimeout(timer))
}
