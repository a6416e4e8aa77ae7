import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SeededRandom, seededRandom } from '@tablee/domain/seeded-random'
import { FORMATS_BY_GAME, type Format, GAME_TYPES, type GameType } from '@tablee/domain/tournaments/announcement'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { Phase, TournamentCode } from '@tablee/domain/tournaments/tournament'
import { TOURNAMENT_CODE_ALPHABET } from '@tablee/domain/tournaments/tournament-code'
import type { Database } from '../../../database/database.ts'
import { openPostgres } from '../../../database/open-postgres.ts'
import { openSqlite } from '../../../database/open-sqlite.ts'
import { insertManyTournaments, type SparseTournament } from '../../../database/testing/many-tournaments.ts'
import { startPostgres } from '../../../database/testing/start-postgres.ts'
import { searchTokens, TOKEN_KINDS } from '../search/search-tokens.ts'
import { searchedTournaments } from './searched-tournaments.ts'

const TOURNAMENTS = Number(process.env.BENCH_TOURNAMENTS ?? 1_000_000)
const REPEATS = 100
const WARM_UP = 5
const FIRST_MS = Date.UTC(2024, 0, 1)
const LAST_MS = Date.UTC(2026, 11, 31)
/** The rest of the year before this moment is over. */
const PRESENT = '2026-10-01T22:00:00.000Z'

type Measured = { readonly what: string; readonly median: number; readonly percentile99: number }

// Run by `npm run bench`: every question the search card can ask, over a million tournaments, on both databases.

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
    const postgres = await openPostgres(server.url)
    figures.push(...(await measureOn('PostgreSQL', postgres)))
    await postgres.close()
  } finally {
    await server.stop()
  }
  return figures
}

async function measureOn(name: string, database: Database): Promise<readonly Measured[]> {
  await insertManyTournaments(database, { rules: rulePackFor('magic'), tournaments: manyTournaments() })
  const list = searchedTournaments(database)
  const figures: Measured[] = []
  for (const [what, queries] of Object.entries(QUESTIONS)) {
    const times: number[] = []
    let total = 0
    for (let run = 0; run < WARM_UP + REPEATS; run++) {
      const start = performance.now()
      total = await list(queries)
      if (run >= WARM_UP) times.push(performance.now() - start)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
    const found = total === 5000 ? '5000 or more' : String(total)
    figures.push({ what: `${name}: ${what} (${found} found)`, median: at(0.5), percentile99: at(0.99) })
  }
  return figures
}

const search = (attribute: string, value: string) => ({ method: 'search', attribute, values: [value] }) as const
const equal = (attribute: string, value: string | boolean) => ({ method: 'equal', attribute, values: [value] }) as const
const from = { method: 'greaterThanEqual', attribute: 'tournamentDate', values: [PRESENT] } as const
const active = [equal('isStarted', true), equal('isFinished', false)]

const QUESTIONS = {
  'a word of every third name': [search('name', 'vendredi')],
  'the beginning of a word': [search('name', 've')],
  'one letter': [search('name', 'v')],
  'two common words': [search('name', 'tournoi vendredi')],
  'common words never together': [search('name', 'vendredi dimanche')],
  'a rare word': [search('name', 'zanzibar')],
  'a word of long ago': [search('name', 'inauguration')],
  'a word nobody used': [search('name', 'xylophone')],
  'six characters': [{ method: 'or', filters: [equal('code', 'VENDRE'), search('name', 'vendre')] } as const],
  'three characters': [{ method: 'or', filters: [search('code', 'ven'), search('name', 'ven')] } as const],
  'a format': [equal('format', 'modern')],
  'a word and a rare format': [search('name', 'vendredi'), equal('format', 'duel-commander')],
  'a word and what is active': [search('name', 'vendredi'), ...active],
  'what is active': active,
  'without password': [search('name', 'vendredi'), equal('hasPassword', false)],
  'a game and a department': [equal('gameType', 'magic'), search('location', 'Rhône')],
  'a postal code': [search('location', '69003')],
  'a large city and a word': [search('location', 'Paris'), search('name', 'tournoi')],
  'from a date': [from],
  'from a date, a word': [from, search('name', 'vendredi')],
  'everything at once': [from, search('name', 'tournoi'), equal('format', 'modern'), search('location', '69')],
}

const WORDS = ['Grand', 'Ligue', 'Coupe', 'Open', 'Magic', 'Soirée', 'Championnat', 'Modern', 'Printemps', 'Étoile']
const DAYS = ['Vendredi', 'Vendredi', 'Samedi', 'Dimanche', 'Mercredi', 'Vendredi', 'Jeudi', 'Samedi', 'Lundi', 'Mardi']
const TOWNS = [
  'Lyon 3e',
  'Villeurbanne',
  'Paris',
  'Marseille',
  'Lille',
  'Nantes',
  'Bordeaux',
  'Rennes',
  'Bruxelles, Belgique',
]

function* manyTournaments(): Generator<SparseTournament> {
  const random = seededRandom('search bench')
  for (let index = 0; index < TOURNAMENTS; index++) yield aTournament(index, random)
}

function aTournament(index: number, random: SeededRandom): SparseTournament {
  const of = <Value>(values: readonly Value[], fallback: Value) =>
    values[Math.floor(random() * values.length)] ?? fallback
  const created = FIRST_MS + ((LAST_MS - FIRST_MS) * index) / TOURNAMENTS
  const special = index % 20_011 === 0 ? 'Zanzibar' : index < TOURNAMENTS / 10 && index % 2 ? 'Inauguration' : ''
  const name = `${random() < 0.6 ? 'Tournoi' : of(WORDS, '')} du ${of(DAYS, '')} ${special} ${of(WORDS, '')} #${index % 1000}`
  const code = [...codeDigits(index)].join('') as TournamentCode
  const game: GameType = random() < 0.7 ? 'magic' : of(GAME_TYPES, 'other')
  const format: Format = random() < 0.002 ? 'duel-commander' : of(FORMATS_BY_GAME[game].slice(0, 4), 'other')
  const startsAt = new Date(created + random() * 40 * 86_400_000).toISOString()
  const announcement =
    random() < 0.5 ? null : { game, format, startsAt, endsAt: null, description: '', location: of(TOWNS, '') }
  const phase = phaseOf(index, random)
  return {
    id: index.toString(16).padStart(20, '0'),
    code,
    name,
    phase: phase.kind,
    game: announcement && game,
    format: announcement && format,
    startsAt: announcement && startsAt,
    location: announcement?.location ?? null,
    createdAt: new Date(created).toISOString(),
    tokens: [
      ...searchTokens({
        name,
        code,
        phase,
        hasPassword: false,
        announcement: announcement && { ...announcement, location: null },
      }),
      ...(announcement ? townTokens(announcement.location) : []),
    ],
  }
}

const knownTowns = new Map<string, readonly string[]>()

/** Found once for each town: looking it up is measured nowhere. */
function townTokens(location: string): readonly string[] {
  const known = knownTowns.get(location)
  if (known) return known
  const announcement = {
    game: 'magic',
    format: 'modern',
    startsAt: PRESENT,
    endsAt: null,
    description: '',
    location,
  } as const
  const all = searchTokens({
    name: '',
    code: '' as TournamentCode,
    phase: { kind: 'waiting' },
    hasPassword: false,
    announcement,
  })
  const tokens = all.filter((token) => token.startsWith(TOKEN_KINDS.location) || token.startsWith(TOKEN_KINDS.region))
  knownTowns.set(location, tokens)
  return tokens
}

function phaseOf(index: number, random: SeededRandom): Phase {
  if (index > TOURNAMENTS * 0.98) return random() < 0.1 ? { kind: 'running', round: 1 } : { kind: 'waiting' }
  return random() < 0.05 ? { kind: 'waiting' } : { kind: 'finished', rounds: 3, standings: [] }
}

/** Spread over the alphabet, and never twice the same. */
function* codeDigits(index: number): Generator<string> {
  const base = TOURNAMENT_CODE_ALPHABET.length
  let rest = (index * 2_654_435_761) % base ** 6
  for (let digit = 0; digit < 6; digit++) {
    yield TOURNAMENT_CODE_ALPHABET.charAt(rest % base)
    rest = Math.floor(rest / base)
  }
}

process.stdout.write(JSON.stringify(await measure()))
