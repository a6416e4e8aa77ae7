import { DATABASE_ID, PROJECT_ID } from '@tablee/contract/channels'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { TOURNAMENTS_COLLECTION } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { submitAdvancedScore } from '@tablee/contract/tournaments/submit-advanced-score'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { newOrganizer, signIn } from '../tools/replay/organizer-account.ts'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'

const PLAYERS = 500
const ROUNDS = 6
/** For comparison: a score's cost must not grow with the players. */
const FEW_PLAYERS = 16
const RUNS = 15
/** Answers must feel immediate; pairing may take a moment. */
const LIMITS_MS = { open: 250, score: 100, pair: 1000, registrations: 250 }
const MOST_TIMES_FEW_PLAYERS = 5

/** A large announced event on a server with a durable SQLite file. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer()
  try {
    const client = new ServerClient({ url: server.url, delayMs: 0 })
    const environment = { ...process.env, DATA_DIR: server.dataFolder, DATABASE_URL: '' }
    await signIn(client, await newOrganizer(client, environment))
    return await measureEvent(client)
  } finally {
    await server.stop()
  }
}

async function measureEvent(client: ServerClient): Promise<readonly Figure[]> {
  const event = await playedEvent(client, PLAYERS, ROUNDS)
  const few = await playedEvent(client, FEW_PLAYERS, ROUNDS)
  const { tournamentId } = event
  const opening = await timesMs(RUNS, () => openDocument(client, tournamentId))
  const listing = await timesMs(RUNS, () => client.call(getAdvancedRegistrations, { tournamentId }))
  const ms = (what: string, times: readonly number[], limit: number): Figure => {
    return { what: `${PLAYERS} players: ${what}`, measured: median(times), limit, unit: 'ms' }
  }
  return [
    ms(`open the document, round ${ROUNDS}`, opening, LIMITS_MS.open),
    ms('one score', event.scores, LIMITS_MS.score),
    {
      what: `one score against one of ${FEW_PLAYERS} players`,
      measured: median(event.scores) / median(few.scores),
      limit: MOST_TIMES_FEW_PLAYERS,
      unit: 'x',
    },
    ms('pair the next round', event.pairings, LIMITS_MS.pair),
    ms('read the registrations as organizer', listing, LIMITS_MS.registrations),
  ]
}

type PlayedRounds = {
  readonly tournamentId: string
  readonly scores: readonly number[]
  readonly pairings: readonly number[]
}

async function playedEvent(client: ServerClient, count: number, rounds: number): Promise<PlayedRounds> {
  const announcement = { name: 'Bench', gameType: 'magic', format: 'modern' } as const
  const tournamentDate = new Date().toISOString()
  const { tournamentId } = await client.call(createAdvancedTournament, { ...announcement, tournamentDate })
  const players = Array.from({ length: count }, (_, index) => ({ playerName: `Player ${index}` }))
  await client.call(addPlayersAtDesk, { tournamentId, players })
  const scores: number[] = []
  const pairings: number[] = []
  for (let roundNumber = 1; roundNumber <= rounds; roundNumber++) {
    const start = performance.now()
    const { data } = await client.call(generateAdvancedPairings, { tournamentId, roundNumber })
    pairings.push(performance.now() - start)
    const { matches } = readTournamentDocument(data.tournament).tournament
    const open = matches.filter((match) => isMeeting(match) && match.round === roundNumber)
    for (const { id: roundId } of open) {
      const result = { roundId, score1: 2, score2: 1 }
      scores.push(...(await timesMs(1, () => client.call(submitAdvancedScore, result))))
    }
  }
  return { tournamentId, scores, pairings: pairings.slice(1) }
}

async function openDocument({ url }: ServerClient, tournamentId: string): Promise<unknown> {
  const path = `/v1/databases/${DATABASE_ID}/collections/${TOURNAMENTS_COLLECTION}/documents/${tournamentId}`
  const answer = await fetch(url + path, { headers: { 'x-appwrite-project': PROJECT_ID } })
  if (!answer.ok) throw new Error(`The document cannot be read: ${answer.status}`)
  return answer.json()
}

async function timesMs(runs: number, act: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await act()
    times.push(performance.now() - start)
  }
  return times
}
