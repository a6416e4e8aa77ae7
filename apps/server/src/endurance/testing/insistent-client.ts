import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'

const HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': 'tablee' }
const AGAIN_MS = 100
/** Whoever waits for a process that starts leaves it the processor. */
const LONGEST_PAUSE_MS = 1600
const GIVEN_UP_MS = 4000

// biome-ignore lint/suspicious/noExplicitAny: tests look at answers of any shape
type Answer = Record<string, any>

export type Acknowledged = { readonly act: string; readonly actId: string }

/** Like a phone, repeats an act under the same id until it gets an answer. */
export type InsistentClient = {
  readonly act: (id: string, input: object, actId?: string) => Promise<Answer>
  readonly document: (id: string) => Promise<TournamentDocument>
  readonly acknowledged: readonly Acknowledged[]
  readonly repeated: () => number
}

export function insistentClient(port: () => number): InsistentClient {
  const acknowledged: Acknowledged[] = []
  let repeated = 0

  /** Null when the outcome is uncertain. */
  async function ask(path: string, init: RequestInit): Promise<Answer | null> {
    try {
      const answer = await fetch(`http://127.0.0.1:${port()}/v1${path}`, {
        ...init,
        headers: HEADERS,
        signal: AbortSignal.timeout(GIVEN_UP_MS),
      })
      const body = (await answer.json()) as Answer
      return answer.status >= 500 ? null : body
    } catch {
      return null
    }
  }

  async function insist<Found>(attempt: () => Promise<Found | null>): Promise<Found> {
    for (let pauseMs = AGAIN_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const found = await attempt()
      if (found !== null) return found
      repeated++
      await pause(pauseMs)
    }
  }

  return {
    acknowledged,
    repeated: () => repeated,
    act: (id, input, actId = randomUUID()) => {
      const init = { method: 'POST', body: JSON.stringify({ body: JSON.stringify({ ...input, actId }) }) }
      return insist(async () => {
        const execution = await ask(`/functions/${id}/executions`, init)
        if (execution === null || execution.responseStatusCode >= 500) return null
        const answer = JSON.parse(execution.responseBody)
        if (execution.responseStatusCode === 200) acknowledged.push({ act: id, actId })
        return { status: execution.responseStatusCode, ...answer }
      })
    },
    document: (id) =>
      insist(async () => {
        const answer = await ask(`/databases/tablee/collections/tournaments/documents/${id}`, {})
        // Another server may have the port of one that died.
        return answer?.$id === id ? (answer as TournamentDocument) : null
      }),
  }
}
