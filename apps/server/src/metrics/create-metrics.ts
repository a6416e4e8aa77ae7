import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { Meters } from './meters.ts'

/** What is looked at when somebody asks; null where it cannot be known now. */
export type Gauges = {
  readonly openSockets: () => number
  readonly requestsUnderWay: () => number
  readonly mailsWaiting: () => Promise<number | null>
  readonly callsWaiting: () => number
  /** What the database and the disk say; null where it cannot be known now, and what does not apply is left out. */
  readonly measured: () => Promise<Measured>
  /** What the server lacks to serve, of everything that it could lack. */
  readonly lacking: () => Promise<readonly string[]>
}

/** Moments are seconds since 1970, 0 for what never was; sizes are bytes. */
export type Measured = {
  readonly lastPurge: number | null
  readonly lastBackup: number | null
}

export type Metrics = Meters & {
  /** As Prometheus reads it. */
  readonly write: (gauges: Gauges) => Promise<{ readonly type: string; readonly text: string }>
}

/** Seconds: from an answer out of memory to the longest that a phone waits. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Other methods lead nowhere, and there are dozens of them. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const COULD_LACK = ['database', 'serving_lock', 'bus', 'newer_data', 'stopping']

/** A registry of its own: several servers of one process count apart. */
export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const counters = countersIn(registers)
  const gauges = gaugesIn(registers)
  return {
    acted: (act) => counters.acts.inc({ act }),
    called: (call, end, ms) => {
      counters.calls.inc({ call, end })
      counters.seconds.observe({ call }, ms / 1000)
    },
    refused: (code) => counters.refusals.inc({ code }),
    answered: ({ method, route, status }) =>
      counters.requests.inc({ method: METHODS.has(method) ? method : 'other', route: route ?? 'none', status }),
    read: (cache, isHit) => counters.reads.inc({ cache, result: isHit ? 'hit' : 'miss' }),
    write: async ({ openSockets, requestsUnderWay, mailsWaiting, callsWaiting, lacking, measured }) => {
      gauges.sockets.set(openSockets())
      gauges.underWay.set(requestsUnderWay())
      gauges.calls.set(callsWaiting())
      const [mails, missing, figures] = await Promise.all([mailsWaiting(), lacking(), measured()])
      gauges.mails.set(mails ?? Number.NaN)
      gauges.lastPurge.set(figures.lastPurge ?? Number.NaN)
      gauges.lastBackup.set(figures.lastBackup ?? Number.NaN)
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
    lastPurge: gauge(
      'tablee_last_purge_seconds',
      'When what is old was purged last, by whichever process; 0 for never',
    ),
    lastBackup: gauge(
      'tablee_last_backup_seconds',
      'When a daily backup was made and checked last, by whichever process; 0 for never',
    ),
    lacking: new Gauge({
      ...{ name: 'tablee_lacking', help: 'What this process lacks to serve, as /readyz says it', registers },
      labelNames: ['what'],
    }),
  }
}
