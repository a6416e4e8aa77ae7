import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { ServerClient } from '../tools/replay/server-client.ts'
import { freePort, type SpawnedServer, spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'
import { scoresOf, sendScore, type WaitingScore } from './load/waiting-scores.ts'

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

/** The machine does other work beside: the least of so many measures, which take turns, says most about the code. */
const ROUNDS = 8

/** Of servers that carry acts together: how much they worked for each score in the best of the rounds, and their ways to the database. */
type Measured = { readonly workMs: number; readonly ways: number }

/**
 * What servers work for one durable score, in time of the processor, and their ways to the database: one process with SQLite, one
 * with PostgreSQL, three with PostgreSQL and a bus.
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
    const least = measures.map(({ rounds }) => rounds.reduce((best, one) => (one.workMs < best.workMs ? one : best)))
    const [sqlite, one, random, routed] = least as [Measured, Measured, Measured, Measured]
    const told = ({ workMs, ways }: Measured) => `${workMs.toFixed(2)} ms, ${ways.toFixed(1)} ways`
    const besideOne = (what: string, measured: Measured, limit: number): Figure => ({
      what: `an act at ${what} (${told(measured)}) beside one process with PostgreSQL (${told(one)})`,
      measured: measured.workMs / one.workMs,
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

type CountedServer = { readonly server: SpawnedServer; readonly askedUrl: string }

class ServersTogether {
  readonly #servers: readonly CountedServer[]
  readonly #agent: Agent

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
    const [first] = this.#servers as [CountedServer]
    const client = new ServerClient({ url: first.server.url, delayMs: 0 })
    const scores: WaitingScore[] = []
    for (let count = 0; count < TOURNAMENTS; count++) scores.push(...(await scoresOf(client, PLAYERS)))
    // As they come in an evening: of all tournaments at the same time.
    const mixed = scores.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))
    // By half of them each process has met each tournament, as after the first round of an evening.
    const later = mixed.splice(mixed.length >> 1)
    const acts = later.length
    await this.#send(mixed, route)
    const [worked, asked] = [this.#workedMs(), await this.#asked()]
    await this.#send(later, route)
    return { workMs: (this.#workedMs() - worked) / acts, ways: ((await this.#asked()) - asked) / acts }
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

  #workedMs(): number {
    return this.#servers.reduce((sum, { server }) => sum + server.workedMs(), 0)
  }

  async #asked(): Promise<number> {
    const counts = await Promise.all(
      this.#servers.map(async ({ askedUrl }) => Number(await (await fetch(askedUrl)).text())),
    )
    return counts.reduce((sum, count) => sum + count, 0)
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
