import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/read-tournament-document'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/tournament'
import { newSecret, ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'

const PLAYERS = QUICK_PLAYER_COUNT.max
const TOURNAMENTS = 6
/** Players who send a score, each as soon as the one before is answered. */
const CONNECTIONS = 50
const INSERTS = 400
const MEDIAN_MS = 15
/** What a bare commit takes on a quiet disk. */
const WORK_MS = 0.25

/**
 * Durable scores of players, each answered after the disk has it, beside as many bare commits of one insert each into a
 * SQLite file of the same settings: below 1x, the server keeps more acts a second than that. As our own app sends them,
 * which is answered what changed, and as official clients do, which are answered the whole tournament.
 */
export async function measure(): Promise<readonly Figure[]> {
  return [...(await measureScores('our own app', ASKS_FOR_CHANGES)), ...(await measureScores('an official client', {}))]
}

async function measureScores(sender: string, wish: object): Promise<readonly Figure[]> {
  const server = await spawnServer()
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    const client = new ServerClient({ url: server.url, delayMs: 0 })
    const scores: object[] = []
    for (let count = 0; count < TOURNAMENTS; count++) scores.push(...(await scoresOf(client)))
    const insertsASecond = bareCommitsASecond()
    const times: number[] = []
    const workedBefore = server.workedMs()
    const start = performance.now()
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let score = scores.pop(); score; score = scores.pop()) {
          const asked = performance.now()
          await send(new URL(`/v1/functions/${sendScoreQuickTournament.id}/executions`, server.url), {
            agent,
            body: { ...wish, body: JSON.stringify(score) },
          })
          times.push(performance.now() - asked)
        }
      }),
    )
    const workedMs = server.workedMs() - workedBefore
    const actsASecond = (1000 * times.length) / (performance.now() - start)
    const rates = `${Math.round(actsASecond)} and ${Math.round(insertsASecond)} a second`
    return [
      {
        what: `a durable score of ${sender} beside a bare commit (${rates})`,
        measured: insertsASecond / actsASecond,
        limit: 1,
        unit: 'x',
      },
      {
        what: `the same, ${CONNECTIONS} connections, median`,
        measured: median(times),
        limit: MEDIAN_MS,
        unit: 'ms',
      },
      {
        what: 'the same, what the server works for each',
        measured: workedMs / times.length,
        limit: WORK_MS,
        unit: 'ms',
      },
    ]
  } finally {
    agent.destroy()
    await server.stop()
  }
}

/** Without looking at the answer, which would cost this process as much as the act costs the server. */
function send(url: URL, { agent, body }: { readonly agent: Agent; readonly body: object }): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'tablee' }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 201) reject(new Error(`answered ${answer.statusCode}`))
      answer.resume().on('end', resolve)
    })
    sent.on('error', reject).end(JSON.stringify(body))
  })
}

/** One score of each table of a full tournament. */
async function scoresOf(client: ServerClient): Promise<readonly object[]> {
  const organizerId = newSecret()
  const wanted = { name: 'Bench', playerCount: PLAYERS, organizerId }
  const { code, id: tournamentId } = (await client.call(createQuickTournament, wanted)).tournament
  const phones = new Map(Array.from({ length: PLAYERS }, (_, index) => [`Player ${index}`, newSecret()]))
  await Promise.all(
    [...phones].map(([playerName, playerId]) => client.call(joinQuickTournament, { code, playerName, playerId })),
  )
  const { data } = await client.call(startQuickTournament, { tournamentId, organizerId })
  const { matches, players } = readTournamentDocument(data.tournament).tournament
  const names = new Map(players.map(({ id, name }) => [id, name]))
  return matches.flatMap((match) => {
    const [first] = 'players' in match ? match.players : []
    const playerId = phones.get((first && names.get(first)) ?? '')
    return playerId === undefined ? [] : [{ code, playerId, matchId: match.id, score: '2-1' }]
  })
}

function bareCommitsASecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-bare-'))
  const file = new DatabaseSync(join(folder, 'bare.sqlite'))
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = full; create table scores (text text not null)')
    const insert = file.prepare('insert into scores values (?)')
    const start = performance.now()
    for (let count = 0; count < INSERTS; count++) insert.run('x'.repeat(200))
    return (1000 * INSERTS) / (performance.now() - start)
  } finally {
    file.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
