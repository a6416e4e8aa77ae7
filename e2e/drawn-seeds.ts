import { PROJECT_ID } from '@tablee/contract/channels'
import { getRoundDraws } from '@tablee/contract/tournaments/questions/get-round-draws'

/** Longer lists were merely viewed. */
const MOST_TOURNAMENTS = 20
const PATIENCE_MS = 5_000

/** The environment's seeds and those drawn for these tournaments. `npm run pair -- --url … --code …` pairs them again. */
export async function drawnSeeds(server: string, codes: ReadonlySet<string>): Promise<string> {
  const given = Object.entries(process.env).filter(([name]) => name.endsWith('_SEED'))
  const drawn = await Promise.all([...codes].slice(0, MOST_TOURNAMENTS).map((code) => seedsOf(server, code)))
  return [...given.map(([name, seed]) => `${name}=${seed}`), ...drawn.flat(), ''].join('\n')
}

async function seedsOf(server: string, code: string): Promise<readonly string[]> {
  try {
    const answer = await fetch(new URL(`/v1/functions/${getRoundDraws.id}/executions`, server), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
      body: JSON.stringify({ body: JSON.stringify({ code }) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { responseStatusCode, responseBody } = await answer.json()
    if (responseStatusCode !== 200) return [`${code}: ${responseBody}`]
    const { draws } = getRoundDraws.reply.parse(JSON.parse(responseBody)).data
    if (draws.length === 0) return [`${code}: no round was drawn`]
    return draws.map(({ round, seed, undoneAt }) => `${code} round ${round}: ${seed}${undoneAt ? ' (taken back)' : ''}`)
  } catch (cause) {
    // The server may be what failed.
    return [`${code}: ${cause}`]
  }
}
