import * as z from 'zod/mini'
import type { ServerClient } from './server-client.ts'

const sequenceOnly = z.object({ liveSequence: z.int() })

/** The number of a tournament's last act, as its live channel counts them; null when the server does not say. */
export async function findLatestSequence(client: ServerClient, code: string): Promise<number | null> {
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
