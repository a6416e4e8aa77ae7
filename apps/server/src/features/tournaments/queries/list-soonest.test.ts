import { randomBytes } from 'node:crypto'
import type { DocumentFilter } from '@tablee/contract/serving/document-query'
import { seededRandom } from '@tablee/domain/seeded-random'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { Phase, TournamentCode } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { insertManyTournaments, type SparseTournament } from '../../../database/testing/many-tournaments.ts'
import {
  createTestDatabase,
  DATABASE_KINDS,
  DIALECTS,
  type TestDatabase,
} from '../../../database/testing/test-databases.ts'
import { searchTokens } from '../search/search-tokens.ts'
import { listedTournaments } from '../testing/listed-tournaments.ts'

const SEED = process.env.SOONEST_SEED ?? randomBytes(4).toString('hex')
const NOW = new Date('2026-10-01T19:20:00.000Z')
const HOUR_MS = 3_600_000
const COUNT = 3000
const WORDS = ['Ligue', 'Coupe', 'Open']
const RULES = rulePackFor('magic')

const random = seededRandom(SEED)
const of = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value

/** Almost all of the first ones were played long ago. */
const LONG_AGO = 600

function aTournament(index: number): SparseTournament {
  const isOld = index < LONG_AGO
  const name = `${of(WORDS)} ${index}${isOld ? ' Inauguration' : ''}`
  const code = String(200_000 + index) as TournamentCode
  const played: Phase = { kind: 'finished', rounds: 3, standings: [] }
  const phase = of<Phase>([
    ...([{ kind: 'waiting' }, { kind: 'waiting' }, { kind: 'waiting' }] as const),
    { kind: 'running', round: 1 },
    ...Array.from({ length: isOld ? 40 : 1 }, () => played),
  ])
  // Near and far around the moments that change a tournament's part, some in the same hour.
  const hours = of([Math.round((random() - 0.3) * 100), Math.round((random() - 0.5) * 2000), 24, 40_000 * random()])
  const startsAt = random() < 0.2 ? null : new Date(NOW.getTime() + hours * HOUR_MS + of([0, 600_000])).toISOString()
  const format = of(['modern', 'legacy'] as const)
  const announcement = startsAt && {
    ...({ game: 'magic', format, formatName: null, startsAt, endsAt: null, description: '', location: null } as const),
  }
  const createdAt = new Date(NOW.getTime() - (COUNT - index) * HOUR_MS).toISOString()
  return {
    ...{ id: index.toString(16).padStart(20, '0'), code, name, phase: phase.kind, startsAt, createdAt, location: null },
    ...{ game: announcement && 'magic', format: announcement && format },
    tokens: searchTokens({ name, code, phase, hasPassword: false, rules: RULES, announcement: announcement || null }),
  }
}

const tournaments = Array.from({ length: COUNT }, (_, index) => aTournament(index))

const beforeNow = (hours: number) => new Date(Date.UTC(2026, 9, 1, 19) - hours * HOUR_MS).toISOString()

/** The rule in plain words. */
function rankOf({ phase, startsAt }: SparseTournament): number {
  if (phase === 'running' && (!startsAt || startsAt >= beforeNow(31 * 24))) return 0
  if (phase === 'waiting' && startsAt && startsAt >= beforeNow(12)) return 1
  return phase === 'waiting' && !startsAt ? 2 : 3
}

function expected(isWanted: (tournament: SparseTournament) => boolean): readonly string[] {
  const wanted = tournaments.filter(isWanted).toReversed()
  return [0, 1, 2, 3].flatMap((rank) => {
    const ranked = wanted.filter((tournament) => rankOf(tournament) === rank)
    if (rank !== 1) return ranked.map(({ id }) => id)
    return ranked
      .toSorted(
        (one, other) => (one.startsAt ?? '').localeCompare(other.startsAt ?? '') || (one.id < other.id ? -1 : 1),
      )
      .map(({ id }) => id)
  })
}

const word = (typed: string): DocumentFilter => ({ method: 'search', attribute: 'name', values: [typed] })
const equal = (attribute: string, value: string | boolean): DocumentFilter => ({
  ...{ method: 'equal', attribute, values: [value] },
})
const noEnd: DocumentFilter = { method: 'isNull', attribute: 'endDate', values: [] }
const isLigue = ({ name }: SparseTournament) => name.startsWith('Ligue')

describe.each(DATABASE_KINDS)(`the soonest first on %s (seed ${SEED})`, (kind) => {
  let place: TestDatabase
  let database: Database

  beforeAll(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    await insertManyTournaments(database, { rules: RULES, tournaments })
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  const list = (
    filters: readonly DocumentFilter[],
    { after, ...more }: { after: string | null; limit: number; offset?: number },
  ) =>
    database.read((db) => {
      const cursor = after === null ? null : { id: after, isBefore: false }
      const orders = [{ attribute: 'soonest', descending: false }]
      const query = { filters, orders, isShuffled: false, cursor, offset: 0, isCounted: after === null, ...more }
      return listedTournaments({ db, dialect: DIALECTS[kind] }, query, NOW)
    })

  async function pages(filters: readonly DocumentFilter[], limit: number) {
    const ids: string[] = []
    let total = -1
    for (let after: string | null = null; ; after = ids.at(-1) ?? null) {
      const page = await list(filters, { after, limit })
      if (!page) throw new Error(`${after} is not there`)
      if (after === null) total = page.total
      ids.push(...page.ids)
      if (page.ids.length < limit) return { ids, total }
    }
  }

  test.each([
    { what: 'everything, of which much is to come', filters: [], isWanted: () => true, limit: 97 },
    { what: 'a word', filters: [word('ligue')], isWanted: isLigue, limit: 41 },
    {
      what: 'a word and a format',
      filters: [word('ligue'), equal('format', 'legacy')],
      isWanted: (one: SparseTournament) => isLigue(one) && one.format === 'legacy',
      limit: 13,
    },
    {
      what: 'what is finished',
      filters: [equal('isFinished', true)],
      isWanted: ({ phase }: SparseTournament) => phase === 'finished',
      limit: 60,
    },
    {
      what: 'a word of long ago',
      filters: [word('inauguration')],
      isWanted: ({ name }: SparseTournament) => name.includes('Inauguration'),
      limit: 37,
    },
    {
      what: 'what the index cannot tell',
      filters: [word('coupe'), noEnd],
      isWanted: ({ name }: SparseTournament) => name.startsWith('Coupe'),
      limit: 29,
    },
    {
      what: 'few',
      filters: [word('open 17')],
      isWanted: ({ name }: SparseTournament) => name.startsWith('Open 17'),
      limit: 5,
    },
    { what: 'nothing', filters: [word('xylophone')], isWanted: () => false, limit: 5 },
  ])('FIND-1 page after page: $what', async ({ filters, isWanted, limit }) => {
    const wanted = expected(isWanted)
    expect(await pages(filters, limit)).toEqual({ ids: wanted, total: wanted.length })
  })

  test('FIND-1 some may be skipped, and what is named by its code is found', async () => {
    const all = expected(isLigue)
    expect((await list([word('ligue')], { after: null, limit: 10, offset: 200 }))?.ids).toEqual(all.slice(200, 210))
    const { id, code } = tournaments[5] as SparseTournament
    expect((await list([equal('code', code)], { after: null, limit: 10 }))?.ids).toEqual([id])
  })

  test('FIND-1 behind what is not there nothing is shown', async () => {
    expect(await list([word('ligue')], { after: 'nobody', limit: 5 })).toBeNull()
  })
})
