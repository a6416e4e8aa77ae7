import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'

/** A bus that is there answers within a millisecond; nobody waits longer for one that is not. */
const ANSWER_MS = 1000
const LONGEST_PAUSE_MS = 1000
/** The start waits so long, and no longer: without the bus the server would be one of those that do not hear each other. */
const START_MS = 5000

type Client = ReturnType<typeof openClient>

/** The two connections to the bus: one hears, and can do nothing else; the other one says and counts. */
export type BusConnection = {
  readonly speaker: Client
  /** Whether both connections stand. */
  readonly isReady: () => boolean
  readonly hear: (channel: string, listener: (message: string) => void) => Promise<void>
  readonly stopHearing: (channel: string) => Promise<void>
  /** Each time both stand again after one was lost. */
  readonly onReturn: (step: () => void) => void
  readonly close: () => Promise<void>
}

export type BusNote = (what: string, error: unknown) => void

/** Speaks the protocol of Redis and Valkey. */
export async function connectBus(url: string, note: BusNote): Promise<BusConnection> {
  const speaker = openClient(url)
  const hearer = openClient(url)
  const clients = [speaker, hearer]
  const isReady = () => clients.every((client) => client.isReady)
  const steps: (() => void)[] = []
  let wasReady = false
  for (const client of clients) {
    // Without a listener an error would end the process. It comes again with every attempt: once is enough.
    client.on('error', (error: unknown) => {
      if (wasReady) note('bus lost', error)
      wasReady = false
    })
    client.on('ready', () => {
      if (!isReady() || wasReady) return
      wasReady = true
      for (const step of steps) step()
    })
  }
  const close = async () => {
    for (const client of clients) client.destroy()
  }
  try {
    await Promise.race([Promise.all(clients.map((client) => client.connect())), tooLate()])
  } catch (error) {
    await close()
    throw error
  }
  return {
    speaker,
    isReady,
    hear: (channel, listener) => hearer.sSubscribe(channel, listener),
    stopHearing: (channel) => hearer.sUnsubscribe(channel),
    onReturn: (step) => void steps.push(step),
    close,
  }
}

function openClient(url: string) {
  return createClient({
    url,
    RESP: 2,
    // What cannot be said now is old when the bus is back.
    disableOfflineQueue: true,
    commandOptions: { timeout: ANSWER_MS },
    // Finds out that the other side is silent, although the connection was never closed.
    pingInterval: 2000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 6000,
      reconnectStrategy: (attempt) => Math.min(50 * 2 ** attempt, LONGEST_PAUSE_MS),
    },
  })
}

async function tooLate(): Promise<never> {
  await pause(START_MS, undefined, { ref: false })
  throw new Error(`No answer within ${START_MS} ms`)
}
