import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { ServerClient } from '../tools/replay/server-client.ts'
import { freePort, type SpawnedServer, spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'
import type { Counted } from './load/count-ways.ts'
import { ScoredEvening } from './load/scored-evening.ts'
import { sendScore, type WaitingScore } from './load/waiting-scores.ts'

const TOURNAMENTS = 8
const PLAYERS = 64
const CONNECTIONS = 50
const PROCESSES = 3
/** What an act costs at any of three processes, beside what it costs at the only one. */
const MOST_FOR_THREE = 1.3

type Environment = Readonly<Record<string, string>>
type Route = (score: WaitingScore, count: number) => number

/** Each act at a process of its own choice, as a balancer without a rule sends it. */
const atRandom: Route = (_, count) => Math.floor(Math.random() * count)
/** All of one tournament at one process, as a balancer does that reads the header of calls. */
const byTournament: Route = ({ code }, count) =>
  [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % count

/**
 * So many acts each process has behind it: one that began just now works up to twice as long for the same, and of three each would have
 * carried a third of what the only one has.
 */
const ACTS_BEFORE = 3000
/** Measures take turns, for the machine does other work beside. */
const ROUNDS = 7
/** Of an evening of 64; then others begin. */
const ROUNDS_OF_EVENING = 6

/** Of servers that carry acts together, for each score. */
type Measured = { readonly workMs: number; readonly ways: number; readonly transactions: number }

/**
 * What servers work for one durable score, in time of the processor, and their ways to the database: one process with SQLite, one
 * with PostgreSQL, three with PostgreSQL and a bus. The median of the rounds; beside it the least.
 */
export async function measure(): Promise<readonly Figure[]> {
  const [parts, others] = [await startParts(), await startParts()]
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const started: ServersTogether[] = []
  const start = async (environments: readonly Environment[], routes: readonly Route[]) => {
    const servers = await ServersTogether.start(environments, agent)
    started.push(servers)
    return routes.map((route) => ({ servers, route, rounds: [] as Measured[] }))
  }
  try {
    const { databaseUrl: DATABASE_URL, busUrl: BUS_URL } = parts
    const three = Array.from({ length: PROCESSES }, () => ({ DATABASE_URL, BUS_URL }))
    const alone = { DATABASE_URL: others.databaseUrl, BUS_URL: others.busUrl }
    const measures = [
      ...(await start([{}], [atRandom])),
      ...(await start([alone], [atRandom])),
      ...(await start(three, [atRandom, byTournament])),
    ]
    for (let round = 0; round < ROUNDS; round++) {
      for (const { servers, route, rounds } of measures) rounds.push(await servers.workOfAnAct(route))
    }
    const [sqlite = [], one = [], random = [], routed = []] = measures.map(({ rounds }) => rounds)
    const besideOne = (what: string, measured: readonly Measured[], limit: number): Figure => ({
      what: `an act at ${what} (${told(measured)}) beside one process with PostgreSQL (${told(one)})`,
      measured: medianOf('workMs', measured) / medianOf('workMs', one),
      limit,
      unit: 'x',
    })
    return [
      besideOne('one process with SQLite', sqlite, 1),
      besideOne(`any of ${PROCESSES} processes`, random, MOST_FOR_THREE),
      besideOne(`that of ${PROCESSES} processes which has the tournament`, routed, MOST_FOR_THREE),
    ]
  } finally {
    agent.destroy()
    for (const servers of started) await servers.stop()
    await parts.stop()
    await others.stop()
  }
}

function medianOf(what: keyof Measured, rounds: readonly Measured[]): number {
  return median(rounds.map((round) => round[what]))
}

function told(rounds: readonly Measured[]): string {
  const [work, ways, transactions] = (['workMs', 'ways', 'transactions'] as const).map((what) => medianOf(what, rounds))
  const least = Math.min(...rounds.map(({ workMs }) => workMs))
  return `${work?.toFixed(2)} ms, at least ${least.toFixed(2)}; ${ways?.toFixed(1)} ways, ${transactions?.toFixed(2)} transactions`
}

type CountedServer = { readonly server: SpawnedServer; readonly askedUrl: string }

class ServersTogether {
  readonly #servers: readonly CountedServer[]
  readonly #agent: Agent
  #evenings: readonly ScoredEvening[] = []

  private constructor(servers: readonly CountedServer[], agent: Agent) {
    this.#servers = servers
    this.#agent = agent
  }

  static async start(environments: readonly Environment[], agent: Agent): Promise<ServersTogether> {
    const servers: CountedServer[] = []
    const count = new URL('./load/count-ways.ts', import.meta.url).href
    for (const environment of environments) {
      const port = await freePort()
      const counting = { WAYS_PORT: String(port), NODE_OPTIONS: `--import ${count}` }
      const server = await spawnServer({ LOG_LEVEL: 'error', ...counting, ...environment })
      servers.push({ server, askedUrl: `http://127.0.0.1:${port}/` })
    }
    return new ServersTogether(servers, agent)
  }

  async workOfAnAct(route: Route): Promise<Measured> {
    if (this.#evenings.length === 0) await this.#begin()
    // As they come in an evening: of all tournaments at the same time.
    const mixed = (await this.#nextScores()).toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))
    // Then each process has met each tournament.
    const later = mixed.splice(mixed.length >> 2)
    const acts = later.length
    await this.#send(mixed, route)
    const before = await this.#counted()
    await this.#send(later, route)
    const after = await this.#counted()
    const [workMs, ways, transactions] = (['workedMs', 'ways', 'transactions'] as const).map(
      (what) => (after[what] - before[what]) / acts,
    ) as [number, number, number]
    return { workMs, ways, transactions }
  }

  async stop(): Promise<void> {
    for (const { server } of this.#servers) await server.stop()
  }

  async #send(scores: WaitingScore[], route: Route): Promise<void> {
    const urlOf = (score: WaitingScore) => this.#servers[route(score, this.#servers.length)]?.server.url ?? ''
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let score = scores.pop(); score; score = scores.pop())
          await sendScore(urlOf(score), { agent: this.#agent, score, wish: ASKS_FOR_CHANGES })
      }),
    )
  }

  /** With the work that each process has behind it. */
  async #begin(): Promise<void> {
    const scores = await this.#nextScores()
    const acts = this.#evenings.flatMap((evening) => {
      const own = scores.filter(({ code }) => code === evening.code)
      return evening.corrections(own, (ACTS_BEFORE * this.#servers.length) / TOURNAMENTS)
    })
    await this.#send([...acts], atRandom)
  }

  async #nextScores(): Promise<readonly WaitingScore[]> {
    if ((this.#evenings[0]?.round ?? ROUNDS_OF_EVENING) >= ROUNDS_OF_EVENING)
      this.#evenings = Array.from({ length: TOURNAMENTS }, () => new ScoredEvening(PLAYERS))
    const scores: WaitingScore[] = []
    for (const [place, evening] of this.#evenings.entries()) {
      const { server } = this.#servers[place % this.#servers.length] as CountedServer
      scores.push(...(await evening.nextScores(new ServerClient({ url: server.url, delayMs: 0 }))))
    }
    return scores
  }

  async #counted(): Promise<Counted> {
    const counts = await Promise.all(
      this.#servers.map(async ({ askedUrl }) => (await (await fetch(askedUrl)).json()) as Counted),
    )
    const sum = (what: keyof Counted) => counts.reduce((total, count) => total + count[what], 0)
    return { ways: sum('ways'), transactions: sum('transactions'), workedMs: sum('workedMs') }
  }
}

type Parts = { readonly databaseUrl: string; readonly busUrl: string; readonly stop: () => Promise<unknown> }

const PARTS = 'apps/server/src/testing/serve-parts.ts'

async function startParts(): Promise<Parts> {
  const started = spawn(process.execPath, [PARTS], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(started.stdout), 'line')
  const { databaseUrl, busUrl } = JSON.parse(line)
  const stop = () => {
    const ended = once(started, 'exit')
    started.stdin.end()
    return ended
  }
  return { databaseUrl, busUrl, stop }
}
