import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fileOfAllScores, fileOfMeetings } from '@tablee/domain/tournaments/testing/large-files'
import { newOrganizer, signIn } from '../tools/replay/organizer-account.ts'
import { ServerClient } from '../tools/replay/server-client.ts'
import { freePort, spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'
import { type Asking, LargeTournament } from './load/large-tournament.ts'

/** The longest wait for somebody else. */
const LONGEST_TURN_MS = 50

/** Each after its own start: the dearest of those that read everything. */
const READ_COLD = 1

/** The largest that anybody may run; seats are players by rounds. */
const FILES = [
  {
    name: '2,000 players in 30 rounds, all with other points',
    file: () => fileOfAllScores({ players: 2000, rounds: 30 }),
  },
  {
    name: '1,000 players in 60 rounds, all with other points',
    file: () => fileOfAllScores({ players: 1000, rounds: 60 }),
  },
  // A file of more meetings exceeds a request.
  {
    name: '1,000 players in 20 rounds, who all met somebody',
    file: () => fileOfMeetings({ players: 1000, rounds: 20 }),
  },
] as const

/**
 * The event loop's longest turn, in its thread's own work, for each request about the largest tournaments, worst first; beside it a
 * bystander's wait by the clock.
 */
export async function measure(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { name, file } of FILES) figures.push(...(await stallsOf(name, file())))
  return figures.toSorted((one, other) => other.measured - one.measured)
}

async function stallsOf(name: string, file: ReturnType<typeof fileOfAllScores>): Promise<readonly Figure[]> {
  const port = await freePort()
  const watch = new URL('./load/watch-turns.ts', import.meta.url).href
  const environment = { LOG_LEVEL: 'error', TURNS_PORT: String(port), NODE_OPTIONS: `--import ${watch}` }
  let server = await spawnServer(environment)
  const bystander = new Worker(new URL('./load/bystander.ts', import.meta.url), { workerData: server.url })
  const waited = async () => {
    bystander.postMessage(null)
    const [ms] = await once(bystander, 'message')
    return Number(ms)
  }
  const turns = async () => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text())
  /** The page writer is loaded and request code compiled only once. */
  const warmUp = async () => {
    for (const path of ['/', '/v1/tournaments/ABCDEF', '/tournament/ABCDEF'])
      await (await fetch(server.url + path, { headers: { accept: 'text/html' } })).arrayBuffer()
  }
  const stallOf = async ({ what, prepare, ask }: Asking, state: string): Promise<Figure> => {
    await prepare?.()
    await turns()
    await waited()
    const status = await ask()
    const [measured, clock] = [await turns(), await waited()]
    const label = `${name}${state}: ${what} (${status}; somebody else waited ${clock.toFixed(0)} ms)`
    return { what: label, measured, limit: LONGEST_TURN_MS, unit: 'ms' }
  }
  try {
    await warmUp()
    const client = new ServerClient({ url: server.url, delayMs: 0 })
    const dataOfServer = { ...process.env, DATA_DIR: server.dataFolder, DATABASE_URL: '' }
    await signIn(client, await newOrganizer(client, dataOfServer))
    const tournament = new LargeTournament(client, file)
    const figures = [await stallOf(tournament.import(), '')]
    for (const reading of tournament.readings()) figures.push(await stallOf(reading, ''))
    for (const act of tournament.acts()) figures.push(await stallOf(act, ''))
    for (const reading of tournament.readings().slice(0, READ_COLD)) {
      server = await server.restart()
      await warmUp()
      figures.push(await stallOf(reading, ', nothing read yet'))
    }
    return figures
  } finally {
    await bystander.terminate()
    await server.stop()
  }
}
