import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { ServerClient } from '../tools/replay/server-client.ts'
import { type SpawnedServer, spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'
import { scoresOf, sendScore, type WaitingScore } from './load/waiting-scores.ts'

const TOURNAMENTS = 16
const PLAYERS = 64
const CONNECTIONS = 50
const PROCESSES = 3
/** The cost of an act at any of three processes, relative to a single one. */
const MOST_FOR_THREE = 1.3

type Environment = Readonly<Record<string, string>>
type Route = (score: WaitingScore, count: number) => number

/** Like a balancer without a rule. */
const atRandom: Route = (_, count) => Math.floor(Math.random() * count)
/** Like a balancer that reads the calls' header. */
const byTournament: Route = ({ code }, count) =>
  [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % count

/**
 * Servers' processor time for one durable score, hardly affected by other load: one process with SQLite, one with PostgreSQL, three with
 * PostgreSQL and a bus.
 */
export async function measure(): Promise<readonly Figure[]> {
  const parts = await startParts()
  try {
    const { databaseUrl: DATABASE_URL, busUrl: BUS_URL } = parts
    const sqlite = await workOfAnAct([{}], atRandom)
    const one = await workOfAnAct([{ DATABASE_URL, BUS_URL }], atRandom)
    const three = Array.from({ length: PROCESSES }, () => ({ DATABASE_URL, BUS_URL }))
    const random = await workOfAnAct(three, atRandom)
    const routed = await workOfAnAct(three, byTournament)
    const besideOne = (what: string, workMs: number, limit: number): Figure => ({
      what: `an act at ${what} (${workMs.toFixed(2)} ms) beside one process with PostgreSQL (${one.toFixed(2)} ms)`,
      measured: workMs / one,
      limit,
      unit: 'x',
    })
    return [
      besideOne('one process with SQLite', sqlite, 1),
      besideOne(`any of ${PROCESSES} processes`, random, MOST_FOR_THREE),
      besideOne(`that of ${PROCESSES} processes which has the tournament`, routed, MOST_FOR_THREE),
    ]
  } finally {
    await parts.stop()
  }
}

async function workOfAnAct(environments: readonly Environment[], route: Route): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const servers: SpawnedServer[] = []
  try {
    for (const environment of environments) servers.push(await spawnServer(environment))
    const serverOf = (score: WaitingScore) => servers[route(score, servers.length)] as SpawnedServer
    const [first] = servers as [SpawnedServer]
    const client = new ServerClient({ url: first.url, delayMs: 0 })
    const send = (scores: WaitingScore[]) =>
      Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          for (let score = scores.pop(); score; score = scores.pop())
            await sendScore(serverOf(score).url, { agent, score, wish: ASKS_FOR_CHANGES })
        }),
      )
    const sendAll = async (): Promise<number> => {
      const scores: WaitingScore[] = []
      for (let count = 0; count < TOURNAMENTS; count++) scores.push(...(await scoresOf(client, PLAYERS)))
      // As in an evening: all tournaments mixed.
      const mixed = scores.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))
      // By then each process has met each tournament.
      const later = mixed.splice(mixed.length >> 1)
      const measured = later.length
      await send(mixed)
      const before = worked()
      await send(later)
      return (worked() - before) / measured
    }
    const worked = () => servers.reduce((sum, server) => sum + server.workedMs(), 0)
    // Each process warms up first.
    for (let count = 0; count < servers.length; count++) await sendAll()
    return await sendAll()
  } finally {
    agent.destroy()
    for (const server of servers) await server.stop()
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
