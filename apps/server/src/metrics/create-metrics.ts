import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { Meters } from './meters.ts'

/** Read at each scrape; null for what is unknown at the moment. */
export type Gauges = {
  readonly openSockets: () => number
  readonly requestsUnderWay: () => number
  readonly mailsWaiting: () => Promise<number | null>
  readonly callsWaiting: () => number
  readonly searchWaiting: () => number
  /** From database and disk; null while unknown, and members that do not apply are omitted. */
  readonly measured: () => Promise<Measured>
  /** What is missing for serving, among everything that could be. */
  readonly lacking: () => Promise<readonly string[]>
}

/** Times are seconds since 1970, 0 for never; sizes are bytes. */
export type Measured = {
  readonly lastPurge: number | null
  readonly lastBackup: number | null
  readonly databaseBytes: number | null
  /** Of SQLite's write-ahead log. */
  readonly walBytes: number | null
  /** On the disk of DATA_DIR. */
  readonly freeBytes: number | null
  /** PostgreSQL connections in use, and work waiting for one. */
  readonly connectionsInUse: number | null
  readonly connectionsAwaited: number | null
}

export type Metrics = Meters & {
  readonly write: (gauges: Gauges) => Promise<{ readonly type: string; readonly text: string }>
}

/** In seconds: from a cached answer to a phone's longest wait. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Other methods lead nowhere, and there are dozens. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const COULD_LACK = ['database', 'serving_lock', 'bus', 'newer_data', 'stopping']

export type BuildLabels = { readonly version: string; readonly commit: string }

/** Own registry: several servers in one process count separately. */
export function createMetrics(build: BuildLabels): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  namedBuild(registers, build)
  const counters = countersIn(registers)
  const gauges = gaugesIn(registers)
  return {
    acted: (act) => counters.acts.inc({ act }),
    called: (call, end, ms) => {
      counters.calls.inc({ call, end })
      counters.seconds.observe({ call }, ms / 1000)
    },
    refused: (code) => counters.refusals.inc({ code }),
    answered: ({ method, route, status, ms }) => {
      counters.requests.inc({ method: METHODS.has(method) ? method : 'other', route: route ?? 'none', status })
      if (ms !== null) counters.answers.observe({ route: route ?? 'none' }, ms / 1000)
    },
    mailed: (end) => counters.mails.inc({ end }),
    toldAddress: (end) => counters.webhooks.inc({ end }),
    committed: (ms) => counters.commits.observe(ms / 1000),
    told: (ms) => counters.told.observe(Math.max(0, ms) / 1000),
    read: (cache, isHit) => counters.reads.inc({ cache, result: isHit ? 'hit' : 'miss' }),
    write: async ({ openSockets, requestsUnderWay, mailsWaiting, callsWaiting, searchWaiting, lacking, measured }) => {
      gauges.sockets.set(openSockets())
      gauges.underWay.set(requestsUnderWay())
      gauges.calls.set(callsWaiting())
      gauges.search.set(searchWaiting())
      const [mails, missing, figures] = await Promise.all([mailsWaiting(), lacking(), measured()])
      gauges.mails.set(mails ?? Number.NaN)
      setMeasured(gauges, figures)
      for (const what of COULD_LACK) gauges.lacking.set({ what }, missing.includes(what) ? 1 : 0)
      return { type: register.contentType, text: await register.metrics() }
    },
  }
}

function countersIn(registers: Registry[]) {
  return {
    acts: new Counter({
      name: 'tablee_acts_total',
      help: 'Acts on tournaments, committed',
      labelNames: ['act'],
      registers,
    }),
    calls: new Counter({
      ...{ name: 'tablee_calls_total', help: 'Calls of functions, by how they ended', registers },
      labelNames: ['call', 'end'],
    }),
    seconds: new Histogram({
      ...{ name: 'tablee_call_seconds', help: 'How long a call took from its opening to its result', registers },
      labelNames: ['call'],
      buckets: SECONDS,
    }),
    refusals: new Counter({
      ...{ name: 'tablee_refusals_total', help: 'What was refused by a rule, by its code', registers },
      labelNames: ['code'],
    }),
    requests: new Counter({
      ...{ name: 'tablee_requests_total', help: 'Answers, by the pattern of their route', registers },
      labelNames: ['method', 'route', 'status'],
    }),
    answers: new Histogram({
      ...{ name: 'tablee_request_seconds', help: 'How long an answer took, by the pattern of its route', registers },
      labelNames: ['route'],
      buckets: SECONDS,
    }),
    mails: new Counter({
      ...{ name: 'tablee_mails_total', help: 'What became of attempts to send a mail', registers },
      labelNames: ['end'],
    }),
    webhooks: new Counter({
      ...{ name: 'tablee_webhooks_total', help: "What became of attempts to tell a shop's address", registers },
      labelNames: ['end'],
    }),
    commits: new Histogram({
      ...{ name: 'tablee_commit_seconds', help: 'How long the database took to keep a transaction', registers },
      buckets: SECONDS,
    }),
    told: new Histogram({
      ...{ name: 'tablee_telling_seconds', help: 'From the commit of an act to the last socket here', registers },
      buckets: SECONDS,
    }),
    reads: new Counter({
      ...{ name: 'tablee_cache_reads_total', help: 'How often a cache had what was asked for', registers },
      labelNames: ['cache', 'result'],
    }),
  }
}

function gaugesIn(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  return {
    sockets: gauge('tablee_open_sockets', 'Live connections that this process holds'),
    underWay: gauge('tablee_requests_under_way', 'Requests that were heard and not answered yet'),
    mails: gauge('tablee_mails_waiting', 'Mails in the database that are still to be sent, by whichever process'),
    calls: gauge('tablee_player_calls_waiting', 'Calls to players that wait for a push service'),
    search: gauge('tablee_search_waiting', 'Tournaments that the search does not find yet, after an upgrade'),
    lastPurge: gauge(
      'tablee_last_purge_seconds',
      'When what is old was purged last, by whichever process; 0 for never',
    ),
    lastBackup: gauge(
      'tablee_last_backup_seconds',
      'When a daily backup was made and checked last, by whichever process; 0 for never',
    ),
    databaseBytes: gauge('tablee_database_bytes', 'The database on its disk'),
    walBytes: gauge('tablee_wal_bytes', 'The write-ahead log of SQLite; NaN on PostgreSQL'),
    freeBytes: gauge('tablee_disk_free_bytes', 'What is free on the disk of DATA_DIR'),
    connectionsInUse: gauge('tablee_database_connections_in_use', 'Connections to PostgreSQL in use; NaN on SQLite'),
    connectionsAwaited: gauge('tablee_database_connections_awaited', 'What waits for a connection; NaN on SQLite'),
    lacking: new Gauge({
      ...{ name: 'tablee_lacking', help: 'What this process lacks to serve, as /readyz says it', registers },
      labelNames: ['what'],
    }),
  }
}

function setMeasured(gauges: ReturnType<typeof gaugesIn>, measured: Measured): void {
  for (const [name, value] of Object.entries(measured) as [keyof Measured, number | null][])
    gauges[name].set(value ?? Number.NaN)
}

function namedBuild(registers: Registry[], build: BuildLabels): void {
  new Gauge({
    ...{ name: 'tablee_build_info', help: 'Always 1: the labels say which server this is', registers },
    labelNames: ['version', 'commit'],
  }).set({ ...build }, 1)
}
