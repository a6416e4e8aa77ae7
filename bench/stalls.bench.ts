import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fileOfAllScores, fileOfMeetings, fileOfWagers } from '@tablee/domain/tournaments/testing/large-files'
import { newOrganizer, signIn } from '../tools/replay/organizer-account.ts'
import { ServerClient } from '../tools/replay/server-client.ts'
import { freePort, spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'
import { LargeEvent } from './load/large-event.ts'
import { LargeShop } from './load/large-shop.ts'
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

/** Tables of four for a wager: results by place, and each round's stakes follow from the rounds before. */
const WAGER = { name: '1,000 players in 8 rounds at tables of four for a wager', players: 1000, rounds: 8 }

/** As many as one event takes, and as join a quick tournament by themselves. */
const EVENT = { registered: 2000, joined: 255 }

/** As many people as a season ranks, and as many cards as the largest game has names. */
const SHOP = { people: 2000, cards: 35_000 }

/**
 * The event loop's longest turn, in its thread's own work, for each request about the largest tournaments, worst first; beside it a
 * bystander's wait by the clock.
 */
export async function measure(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { name, file } of FILES) figures.push(...(await stallsOf(name, file(), (event) => event.acts())))
  figures.push(...(await stallsOf(WAGER.name, fileOfWagers(WAGER), (event) => event.actsAtPods())))
  figures.push(...(await stallsOfEvent()))
  figures.push(...(await stallsOfShop()))
  return figures.toSorted((one, other) => other.measured - one.measured)
}

/** Registrations, who joins, and the account: the calls that say nothing of a played tournament. */
async function stallsOfEvent(): Promise<readonly Figure[]> {
  const watched = await watchedServer()
  try {
    const event = new LargeEvent(watched.client, watched.organizer, EVENT)
    await event.fill()
    const figures: Figure[] = []
    for (const asking of event.askings())
      figures.push(await watched.stallOf(asking, `${EVENT.registered} registrations, ${EVENT.joined} who joined`))
    return figures
  } finally {
    await watched.stop()
  }
}

/** Seasons, feeds and cards. */
async function stallsOfShop(): Promise<readonly Figure[]> {
  const watched = await watchedServer()
  try {
    const shop = new LargeShop(watched.client, watched.dataFolder(), SHOP)
    await shop.fill()
    const figures: Figure[] = []
    for (const asking of shop.askings())
      figures.push(
        await watched.stallOf(asking, `200 events and ${SHOP.people} people of a season, ${SHOP.cards} cards`),
      )
    return figures
  } finally {
    await watched.stop()
  }
}

async function stallsOf(
  name: string,
  file: ReturnType<typeof fileOfAllScores>,
  actsOf: (tournament: LargeTournament) => readonly Asking[],
): Promise<readonly Figure[]> {
  const watched = await watchedServer()
  try {
    const tournament = new LargeTournament(watched.client, file)
    const figures = [await watched.stallOf(tournament.import(), name)]
    for (const reading of tournament.readings()) figures.push(await watched.stallOf(reading, name))
    for (const act of actsOf(tournament)) figures.push(await watched.stallOf(act, name))
    for (const reading of tournament.readings().slice(0, READ_COLD)) {
      await watched.restart()
      figures.push(await watched.stallOf(reading, `${name}, nothing read yet`))
    }
    return figures
  } finally {
    await watched.stop()
  }
}

/** A server that tells how long its turns were, somebody else who asks it something cheap all the time, and an organizer. */
async function watchedServer() {
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
  await warmUp()
  const client = new ServerClient({ url: server.url, delayMs: 0 })
  const organizer = await newOrganizer(client, { ...process.env, DATA_DIR: server.dataFolder, DATABASE_URL: '' })
  await signIn(client, organizer)
  return {
    ...{ client, organizer },
    dataFolder: () => server.dataFolder,
    stallOf: async ({ what, prepare, ask }: Asking, about: string): Promise<Figure> => {
      await prepare?.()
      await turns()
      await waited()
      const status = await ask()
      const [measured, clock] = [await turns(), await waited()]
      const label = `${about}: ${what} (${status}; somebody else waited ${clock.toFixed(0)} ms)`
      return { what: label, measured, limit: LONGEST_TURN_MS, unit: 'ms' }
    },
    restart: async () => {
      server = await server.restart()
      await warmUp()
    },
    stop: async () => {
      await bystander.terminate()
      await server.stop()
    },
  }
}
