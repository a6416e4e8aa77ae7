import type { CallReply } from '@tablee/contract/call'
import { DATABASE_ID, PROJECT_ID } from '@tablee/contract/channels'
import { getRoundDraws } from '@tablee/contract/tournaments/questions/get-round-draws'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'

/** A sentence if there is none. */
export async function fetchTournament(
  server: string,
  code: string,
): Promise<{ readonly document: unknown } | { readonly fault: string }> {
  const query = JSON.stringify({ method: 'equal', attribute: 'code', values: [code] })
  const address = new URL(`/v1/databases/${DATABASE_ID}/collections/tournaments/documents`, server)
  address.searchParams.set('queries[0]', query)
  const answer = await ask(address)
  if (answer === null) return { fault: `No server answers at ${server}.` }
  const { documents, message } = answer as { readonly documents?: unknown; readonly message?: unknown }
  if (!Array.isArray(documents)) return { fault: `${server} answered: ${String(message ?? 'nothing readable')}` }
  const [document] = documents as readonly unknown[]
  return document === undefined ? { fault: `No tournament at ${server} has the code ${code}.` } : { document }
}

type Asked = { readonly server: string; readonly code: string; readonly round?: RoundNumber }

export type Draws = CallReply<typeof getRoundDraws>['data']

export const NO_DRAWS: Draws = { draws: [], envelopes: [], deckChecks: [] }

/** Includes one round's tables as drawn; empty if the server cannot tell. */
export async function fetchDraws({ server, code, round }: Asked): Promise<Draws> {
  const address = new URL(`/v1/functions/${getRoundDraws.id}/executions`, server)
  const body = JSON.stringify({ body: JSON.stringify({ code, roundNumber: round }) })
  const answer = (await ask(address, { method: 'POST', body })) as { readonly responseBody?: unknown } | null
  const reply = getRoundDraws.reply.safeParse(parsed(answer?.responseBody))
  return reply.success ? reply.data.data : NO_DRAWS
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

async function ask(address: URL, request: RequestInit = {}): Promise<object | null> {
  try {
    const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID }
    const response = await fetch(address, { ...request, headers })
    const answer: unknown = await response.json().catch(() => null)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return null
  }
}
