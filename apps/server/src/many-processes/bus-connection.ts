import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'

/** A working bus answers within a millisecond. */
const ANSWER_MS = 1000
const LONGEST_PAUSE_MS = 1000
/** The start waits no longer: without the bus the server could not hear the others. */
const START_MS = 5000

type Client = ReturnType<typeof openClient>

/** One only listens, the other publishes and counts. */
export type BusConnection = {
  readonly speaker: Client
  readonly isReady: () => boolean
  readonly hear: (channel: string, listener: (message: string) => void) => Promise<void>
  readonly stopHearing: (channel: string) => Promise<void>
  /** Called whenever both are up again after a loss. */
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
    // An unheard error would end the process. It repeats with every attempt: one note is enough.
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
    // Messages would be outdated by the time the bus is back.
    disableOfflineQueue: true,
    commandOptions: { timeout: ANSWER_MS },
    // Detects a silent peer on a connection that was never closed.
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
