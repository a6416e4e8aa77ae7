import { DATABASE_ID, PROJECT_ID } from '@tablee/contract/channels'

/** The public document of a tournament, as any browser asks for it, or a sentence saying why there is none. */
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

async function ask(address: URL): Promise<object | null> {
  try {
    const response = await fetch(address, { headers: { 'x-appwrite-project': PROJECT_ID } })
    const answer: unknown = await response.json().catch(() => null)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return null
  }
}
