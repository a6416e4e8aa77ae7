import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DATABASE_ID, PROJECT_ID } from '@tablee/contract/channels'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { fileOfAllScores } from '@tablee/domain/tournaments/testing/large-files'
import { newSecret, ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'

const IMPORTS = 10
const READINGS = 1000
const SOCKETS = 200
const TOGETHER = 20
/** The most seats a guest may import, all with different points. */
const WORST = { players: 800, rounds: 15 }
const PHONE_MS = 100
const GUEST = '198.51.100.7'
const OTHER = '203.0.113.9'
const DOCUMENTS = `/v1/databases/${DATABASE_ID}/collections/tournaments/documents`

/**
 * One guest, under production limits, does the costliest things: imports, varied reads, many sockets, pairing and undoing. Meanwhile a
 * phone reads another tournament.
 */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
  const client = new ServerClient({ url: server.url, delayMs: 0 })
  const wanted = { name: 'Somebody else', playerCount: 32, organizerId: newSecret() }
  const { id } = (await client.call(createQuickTournament, wanted)).tournament
  const phone = new Worker(new URL('./load/other-phone.ts', import.meta.url), {
    workerData: { url: server.url, path: `${DOCUMENTS}/${id}`, address: OTHER },
  })
  try {
    const served = await beGuest(server.url)
    phone.postMessage(null)
    const [waits]: number[][] = await once(phone, 'message')
    const sorted = (waits ?? []).toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
    const what = `${sorted.length} readings of a phone beside a guest who was served ${served} times`
    return [
      { what: `${what}: median`, measured: at(0.5), limit: PHONE_MS, unit: 'ms' },
      { what: `${what}: 99th percentile`, measured: at(0.99), limit: PHONE_MS, unit: 'ms' },
      { what: `${what}: longest`, measured: at(1), limit: 2 * PHONE_MS, unit: 'ms' },
    ]
  } finally {
    await phone.terminate()
    await server.stop()
  }
}

/** Answers how often the guest was not refused. */
async function beGuest(url: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID, 'x-forwarded-for': GUEST }
  const organizerId = newSecret()
  let served = 0
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
    const text = await answer.text()
    if (answer.ok) served++
    return text
  }
  const call = async (id: string, payload: object) => {
    const payloadText = JSON.stringify({ organizerId, actId: crypto.randomUUID(), ...payload })
    const { responseBody } = JSON.parse(await ask(`/v1/functions/${id}/executions`, { body: payloadText }))
    return JSON.parse(responseBody ?? '{}')
  }
  const tournament: unknown = JSON.parse(portableText(fileOfAllScores(WORST)))
  const codes: { readonly id: string; readonly code: string }[] = []
  for (let count = 0; count < IMPORTS; count++) {
    const { tournament: made } = await call('import-tournament', { tournament })
    if (made) codes.push({ id: made.$id, code: made.code })
  }
  const [worst] = codes
  if (!worst) throw new Error('The guest brought nothing in')
  const channels = `channels[]=documents&channels[]=databases.${DATABASE_ID}.collections.tournaments.documents.${worst.id}`
  const sockets = Array.from(
    { length: SOCKETS },
    () => new WebSocket(`${url.replace('http', 'ws')}/v1/realtime?project=${PROJECT_ID}&${channels}`),
  )
  const pairing = (async () => {
    for (let count = 0; count < IMPORTS; count++) {
      await call('start-next-round', { tournamentId: worst.id, roundNumber: WORST.rounds + 1 })
      await call('undo-round', { code: worst.code, roundNumber: WORST.rounds + 1 })
    }
  })()
  const attributes = ['matches', 'players', 'rounds', 'name', 'stages', 'code', 'status']
  let left = READINGS
  const read = async () => {
    while (left-- > 0) {
      const values = attributes.filter((_, place) => (left >> place) % 2 === 0)
      const select = encodeURIComponent(JSON.stringify({ method: 'select', values: ['$id', ...values] }))
      await ask(`${DOCUMENTS}/${worst.id}?queries[0]=${select}`)
    }
  }
  await Promise.all([pairing, ...Array.from({ length: TOGETHER }, read)])
  for (const socket of sockets) socket.close()
  return served
}
