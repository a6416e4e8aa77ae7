/**
 * Lighthouse scores of the built product on a mid-range phone with a slow network: the home page, and a tournament of 256 players. Usage:
 * `npm run lighthouse` after `npm run build`; runs per page may follow (3; the median counts). Ends with status 1 when a score is below 98.
 */
import { createServer } from 'node:net'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/size-limits'
import lighthouse, { type Result, type RunnerResult } from 'lighthouse'
import { newSecret, ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { launchChromium } from './load/phone-browser.ts'

const LOWEST_SCORE = 98
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMINGS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>
/** For loads that Lighthouse could not judge. */
const MOST_ATTEMPTS = 3

type Load = {
  readonly scores: Scores
  readonly timings: readonly string[]
  readonly failed: readonly string[]
  readonly ownBlockingMs: number
}

/** As Lighthouse slows a phone, and what it takes for a long task. */
const SLOWED = 4
const LONG_TASK_MS = 50

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port')
  return address.port
}

async function aFullTournament(url: string): Promise<string> {
  const client = new ServerClient({ url, delayMs: 0 })
  const [organizerId, playerCount] = [newSecret(), QUICK_PLAYER_COUNT.max]
  const made = await client.call(createQuickTournament, { name: 'Grand tournoi de la ville', playerCount, organizerId })
  const { code, id: tournamentId } = made.tournament
  const names = Array.from({ length: playerCount }, (_, index) => `Joueuse ${index + 1}`)
  await Promise.all(
    names.map((playerName) => client.call(joinQuickTournament, { code, playerName, playerId: newSecret() })),
  )
  await client.call(startQuickTournament, { tournamentId, organizerId })
  return code
}

async function load(url: string): Promise<Load> {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr, artifacts } = await observe(url)
    const without = CATEGORIES.filter((category) => typeof lhr.categories[category]?.score !== 'number')
    if (without.length === 0) return { ...readLoad(lhr), ownBlockingMs: ownBlockingMs(artifacts.Trace.traceEvents) }
    const failed = Object.values(lhr.audits).filter(({ errorMessage }) => errorMessage !== undefined)
    const reasons = failed.map(({ id, errorMessage }) => `${id}: ${errorMessage}`).join('; ')
    process.stderr.write(`No score for ${without.join(', ')} (${lhr.runtimeError?.message ?? reasons})\n`)
    if (attempt === MOST_ATTEMPTS) throw new Error('Lighthouse could not judge the page')
  }
}

async function observe(url: string): Promise<RunnerResult> {
  const port = await freePort()
  const browser = await launchChromium(port)
  try {
    const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!run) throw new Error('Lighthouse measured nothing')
    return run
  } finally {
    await browser.close()
  }
}

type TraceEvents = RunnerResult['artifacts']['Trace']['traceEvents']

/**
 * The blocking time after the first paint, by the processor time of the page's main thread. Lighthouse goes by the clock, which also counts
 * what the browser's other processes and the machine take from it.
 */
function ownBlockingMs(events: TraceEvents): number {
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const paintedAt = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0
  const blocking = events
    .filter(({ name, ts, dur, pid, tid }) => {
      const isOfPage = mainThreads.some((thread) => thread.pid === pid && thread.tid === tid)
      return name === 'RunTask' && isOfPage && ts + dur > paintedAt
    })
    .map((task) => (SLOWED * Number(Reflect.get(task, 'tdur') ?? 0)) / 1000 - LONG_TASK_MS)
  return blocking.reduce((sum, ms) => sum + Math.max(0, ms), 0)
}

function readLoad({ categories, audits }: Result): Omit<Load, 'ownBlockingMs'> {
  const scoreOf = (category: string) => Math.round(100 * (categories[category]?.score ?? 0))
  const isCounted = new Set(
    CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => id),
  )
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    timings: TIMINGS.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`),
    failed: Object.values(audits)
      .filter(({ id, score }) => isCounted.has(id) && score !== null && score < 0.9)
      .map(({ id }) => id),
  }
}

function median(loads: readonly Load[]): Load | undefined {
  return loads.toSorted((one, other) => one.scores.performance - other.scores.performance)[loads.length >> 1]
}

const runs = Number(process.argv[2] ?? 3)
const server = await spawnServer()
let isBelow = false
try {
  const code = await aFullTournament(server.url)
  for (const path of ['/', `/tournament/${code}`]) {
    const loads: Load[] = []
    for (let run = 0; run < runs; run += 1) loads.push(await load(server.url + path))
    const middle = median(loads)
    if (!middle) continue
    process.stdout.write(
      `${path}\n  ${CATEGORIES.map((category) => `${category} ${middle.scores[category]}`).join(', ')}\n` +
        `  ${middle.timings.join(', ')}\n  performance of each run: ${loads.map(({ scores }) => scores.performance).join(' ')}\n` +
        `  blocking by the page's own work of each run: ${loads.map((one) => `${Math.round(one.ownBlockingMs)} ms`).join(', ')}\n` +
        (middle.failed.length > 0 ? `  below 0.9: ${middle.failed.join(', ')}\n` : ''),
    )
    isBelow ||= CATEGORIES.some((category) => middle.scores[category] < LOWEST_SCORE)
  }
} finally {
  await server.stop()
}
process.exitCode = isBelow ? 1 : 0
