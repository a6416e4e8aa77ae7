import * as z from 'zod/mini'
import type { ServerClient } from './server-client.ts'

const sequenceOnly = z.object({ liveSequence: z.int() })

/** Parts of a page start following within moments. */
const GATHERED_MS = 30

const gathering = new WeakMap<ServerClient, Map<string, Promise<number | null>>>()

/**
 * A tournament's last act number on its live channel; null if the server does not say. Concurrent callers share a request sent after the
 * last of them, so that no answer is too old.
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
