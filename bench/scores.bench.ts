import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/size-limits'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'
import { ScoredEvening } from './load/scored-evening.ts'
import { sendScore, type WaitingScore } from './load/waiting-scores.ts'

const PLAYERS = QUICK_PLAYER_COUNT.max
const TOURNAMENTS = 6
/** Each sends its next score once the last is answered. */
const CONNECTIONS = 50
const INSERTS = 400
const MEDIAN_MS = 15
const WORK_MS = 0.25

/**
 * Durable scores, answered once on disk, against as many bare one-insert commits with the same settings: below 1x the server keeps more
 * acts a second. As our app sends them (answered with changes) and official clients do (with the whole tournament).
 */
export async function measure(): Promise<readonly Figure[]> {
  return [...(await measureScores('our own app', ASKS_FOR_CHANGES)), ...(await measureScores('an official client', {}))]
}

async function measureScores(sender: string, wish: object): Promise<readonly Figure[]> {
  const server = await spawnServer()
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    const client = new ServerClient({ url: server.url, delayMs: 0 })
    const scores: WaitingScore[] = []
    for (let count = 0; count < TOURNAMENTS; count++)
      scores.push(...(await new ScoredEvening(PLAYERS).nextScores(client)))
    const insertsASecond = bareCommitsASecond()
    const times: number[] = []
    const workedBefore = server.workedMs()
    const start = performance.now()
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let score = scores.pop(); score; score = scores.pop()) {
          const asked = performance.now()
          await sendScore(server.url, { agent, score, wish })
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
