import * as z from 'zod/mini'
import type { ServerClient } from './server-client.ts'

const sequenceOnly = z.object({ liveSequence: z.int() })

/** Parts of a page that begin to follow a tournament do so within moments of each other. */
const GATHERED_MS = 30

const gathering = new WeakMap<ServerClient, Map<string, Promise<number | null>>>()

/**
 * The number of a tournament's last act, as its live channel counts them; null when the server does not say. Those who ask together
 * share one question, which leaves after the last of them asked: no answer is older than what somebody wanted to know.
 */
export function findLatestSequence(client: ServerClient, code: string): Promise<number | null> {
  const ofClient = gathering.get(client) ?? new Map<string, Promise<number | null>>()
  gathering.set(client, ofClient)
  const shared = ofClient.get(code)
  if (shared) return shared
  const asked = new Promise((resolve) => setTimeout(resolve, GATHERED_MS)).then(() => {
    ofClient.delete(code)
    return askLatestSequence(client, code)
  })
  ofClient.set(code, asked)
  return asked
}

async function askLatestSequence(client: ServerClient, code: string): Promise<number | null> {
  try {
    const [document] = await client.listDocuments('tournaments', [
      { method: 'equal', attribute: 'code', values: [code] },
      { method: 'select', values: ['$id', 'liveSequence'] },
      { method: 'limit', values: [1] },
    ])
    return sequenceOnly.safeParse(document).data?.liveSequence ?? null
  } catch {
    return null
  }
}
