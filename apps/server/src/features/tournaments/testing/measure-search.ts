import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { openPostgres } from '../../../database/connection/open-postgres.ts'
import { openSqlite } from '../../../database/connection/open-sqlite.ts'
import type { Database } from '../../../database/database.ts'
import { insertManyTournaments } from '../../../database/testing/many-tournaments.ts'
import { startPostgres } from '../../../database/testing/start-postgres.ts'
import { suggestSearch } from '../queries/suggest-search.ts'
import { generateTournaments } from './generated-tournaments.ts'
import { SEARCH_QUESTIONS } from './search-questions.ts'
import { searchedTournaments } from './searched-tournaments.ts'

const TOURNAMENTS = Number(process.env.BENCH_TOURNAMENTS ?? 1_000_000)
const REPEATS = 100
const WARM_UP = 5
/** A million rows are indexed at once. */
const LIMITS = { connectMs: 4000, statementMs: 0, lockMs: 0, answerMs: 3_600_000 }

type Measured = { readonly what: string; readonly median: number; readonly percentile99: number }

// Run by `npm run bench`: every search query over a million tournaments, on both databases; also ordered by name.

async function measure(): Promise<readonly Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-search-bench-'))
  const sqlite = await openSqlite(folder)
  const figures: Measured[] = []
  try {
    figures.push(...(await measureOn('SQLite', sqlite)))
  } finally {
    await sqlite.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const server = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', synchronous_commit: 'off' })
  try {
    const postgres = await openPostgres(server.url, { limits: LIMITS })
    figures.push(...(await measureOn('PostgreSQL', postgres)))
    await postgres.close()
  } finally {
    await server.stop()
  }
  return figures
}

async function measureOn(name: string, database: Database): Promise<readonly Measured[]> {
  await insertManyTournaments(database, {
    rules: rulePackFor('magic'),
    tournaments: generateTournaments(TOURNAMENTS),
  })
  const figures: Measured[] = []
  for (const order of ['soonest', 'name'] as const) {
    const list = searchedTournaments(database, order)
    for (const [what, filters] of Object.entries(SEARCH_QUESTIONS)) {
      const { shown, median, percentile99 } = await timesOf(() => list(filters))
      if (shown === null) throw new Error(`${what} was not answered`)
      figures.push({ what: `${name}, by ${order}: ${what} (${shown} read)`, median, percentile99 })
    }
  }
  const reader = (text: string) =>
    database.read((db) => suggestSearch({ db, dialect: database.dialect }, { text, within: 'everything' }))
  for (const [text, meant] of Object.entries(MISSPELLED)) {
    if ((await reader(text)) !== meant) throw new Error(`${text} is not ${meant} but ${await reader(text)}`)
    const { median, percentile99 } = await timesOf(async () => (await reader(text))?.length ?? 0)
    figures.push({ what: `${name}, meant: ${text}`, median, percentile99 })
  }
  return figures
}

/** What each meant; null where nothing was. */
const MISSPELLED: Readonly<Record<string, string | null>> = {
  ...{ Marseile: 'Marseille', Marsielle: 'Marseille', vendrdei: 'Vendredi', chmpionat: 'Championnat' },
  ...{ 'coupe marseile': 'coupe Marseille', zanzibbar: 'Zanzibar', inogurasion: null, qwxzqwxzqwxzqwxz: null },
}

async function timesOf(ask: () => Promise<number | null>) {
  const times: number[] = []
  let shown: number | null = 0
  for (let run = 0; run < WARM_UP + REPEATS; run++) {
    const start = performance.now()
    shown = await ask()
    if (run >= WARM_UP) times.push(performance.now() - start)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { shown, median: at(0.5), percentile99: at(0.99) }
}

process.stdout.write(JSON.stringify(await measure()))
