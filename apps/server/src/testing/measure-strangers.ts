import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { composeServer, type Server } from '../compose.ts'
import { readConfig } from '../config.ts'
import { insertManyTournaments } from '../database/testing/many-tournaments.ts'
import { startPostgres } from '../database/testing/start-postgres.ts'
import { generateTournaments } from '../features/tournaments/testing/generated-tournaments.ts'
import { COSTLY_QUESTIONS, questionUrl } from './costly-questions.ts'

// Run by `npm run bench strangers`: the most expensive public queries, over many tournaments, on both databases. Measures the longest time
// the process is busy, in CPU time: other processes do not count.

const TOURNAMENTS = Number(process.env.BENCH_TOURNAMENTS ?? 100_000)
const FULL_TOURNAMENTS = 100
const PLAYERS = 256
const ROUNDS = 8
const REPEATS = 3

type Measured = { readonly what: string; readonly holdMs: number; readonly totalMs: number; readonly status: number }

async function measure(): Promise<readonly Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-strangers-'))
  try {
    const figures = await measureOn('SQLite', { DATA_DIR: folder })
    const postgres = await startPostgres({ synchronous_commit: 'off' })
    try {
      return [...figures, ...(await measureOn('PostgreSQL', { DATA_DIR: folder, DATABASE_URL: postgres.url }))]
    } finally {
      await postgres.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureOn(name: string, environment: Record<string, string>): Promise<readonly Measured[]> {
  const server = await composeServer(readConfig({ ...environment, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }))
  try {
    const rules = rulePackFor('magic')
    await insertManyTournaments(server.database, { rules, tournaments: generateTournaments(TOURNAMENTS) })
    await fillTables(server)
    const figures: Measured[] = []
    for (const [what, question] of Object.entries(COSTLY_QUESTIONS)) {
      const runs: Omit<Measured, 'what'>[] = []
      for (let run = 0; run < REPEATS; run++) runs.push(await ask(server, questionUrl(question)))
      const [best] = runs.toSorted((one, other) => one.holdMs - other.holdMs)
      if (best) figures.push({ ...best, what: `${name}: ${what}` })
    }
    return figures
  } finally {
    await server.close()
  }
}

/** The longest step of answering. */
async function ask({ app }: Server, url: string): Promise<Omit<Measured, 'what'>> {
  let isOver = false
  let holdMs = 0
  let last = process.threadCpuUsage()
  const watch = () => {
    const now = process.threadCpuUsage()
    holdMs = Math.max(holdMs, (now.user + now.system - last.user - last.system) / 1000)
    last = now
    if (!isOver) setImmediate(watch)
  }
  const start = performance.now()
  setImmediate(watch)
  const { statusCode } = await app.inject({ method: 'GET', url, headers: { 'x-appwrite-project': 'tablee' } })
  await new Promise((resolve) => setImmediate(resolve))
  isOver = true
  return { holdMs, totalMs: performance.now() - start, status: statusCode }
}

/** The first tournaments get as many players and matches as a quick one can have. */
async function fillTables({ database }: Server): Promise<void> {
  for (let index = 0; index < FULL_TOURNAMENTS; index++) {
    const tournament_id = index.toString(16).padStart(20, '0')
    const common = (added_as: number) => ({ tournament_id, added_in: 1, added_as })
    const players = Array.from({ length: PLAYERS }, (_, number) => ({
      ...common(number),
      ...{ id: `p${index}.${number}`, name: `Joueuse ${number}`, public_id: null, first_round: 1, dropped_after: null },
    }))
    const matches = Array.from({ length: (PLAYERS / 2) * ROUNDS }, (_, number) => ({
      ...common(number),
      ...{ id: `m${index}.${number}`, round: 1 + Math.floor((2 * number) / PLAYERS), kind: 'played' as const },
      ...{ table_number: 1, player1: `p${index}.${(2 * number) % PLAYERS}`, state: 'terminated' as const, wins1: 2 },
      ...{ player2: `p${index}.${(2 * number + 1) % PLAYERS}`, wins2: 0, draws: 0, decided_by: null, reports: '[]' },
    }))
    await database.inTransaction(async ({ db }) => {
      await db.insertInto('players').values(players).execute()
      await db.insertInto('matches').values(matches).execute()
    })
  }
}

process.stdout.write(JSON.stringify(await measure()))
