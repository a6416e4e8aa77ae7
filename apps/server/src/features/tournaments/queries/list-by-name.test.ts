import { randomBytes } from 'node:crypto'
import type { DocumentFilter } from '@tablee/contract/serving/document-query'
import { seededRandom } from '@tablee/domain/seeded-random'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { Phase, TournamentCode } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { writeFoundBy } from '../../../database/search/found-by.ts'
import { MOST_OF_RANGE } from '../../../database/search/name-ranges.ts'
import { insertManyTournaments, type SparseTournament } from '../../../database/testing/many-tournaments.ts'
import {
  createTestDatabase,
  DATABASE_KINDS,
  DIALECTS,
  type TestDatabase,
} from '../../../database/testing/test-databases.ts'
import { searchTokens } from '../search/search-tokens.ts'
import { listedTournaments } from '../testing/listed-tournaments.ts'

const SEED = process.env.NAMES_SEED ?? randomBytes(4).toString('hex')
const COUNT = 20_000
const RULES = rulePackFor('magic')
const FIRST_MS = Date.UTC(2026, 0, 1)
const random = seededRandom(SEED)
const of = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value

/** Repeated names, equal times, and letters that databases sort differently. */
function aName(index: number): string {
  const number = Math.floor(random() * 4000)
  const name = of([
    'Tournoi du vendredi',
    `coupe ${number}`,
    `Coupe ${number}`,
    `Étoile ${number}`,
    `🏆 ${number}`,
    'Zèbre',
  ])
  return index % 400 === 0 ? `${name} Zanzibar` : name
}

function aTournament(index: number): SparseTournament {
  const phase = of<Phase>([{ kind: 'waiting' }, { kind: 'running', round: 1 }])
  return sparse({
    index,
    name: aName(index),
    phase,
    createdAt: new Date(FIRST_MS + (index >> 1) * 60_000).toISOString(),
  })
}

type Sparse = Pick<SparseTournament, 'name' | 'createdAt'> & { readonly index: number; readonly phase: Phase }

function sparse({ index, name, phase, createdAt }: Sparse): SparseTournament {
  const code = String(200_000 + index) as TournamentCode
  return {
    ...{ id: index.toString(16).padStart(20, '0'), code, name, phase: phase.kind, startsAt: null, createdAt },
    ...{ location: null, game: null, format: null },
    tokens: searchTokens({ name, code, phase, hasPassword: false, rules: RULES, announcement: null }),
  }
}

function inOrder(tournaments: readonly SparseTournament[], descending: boolean): readonly string[] {
  const keyed = tournaments.map(({ name, createdAt, id }) => ({ id, name: Buffer.from(name), rest: createdAt + id }))
  const sign = descending ? -1 : 1
  return keyed
    .toSorted((one, other) => sign * Buffer.compare(one.name, other.name) || (one.rest < other.rest ? -1 : 1))
    .map(({ id }) => id)
}

const word = (typed: string): DocumentFilter => ({ method: 'search', attribute: 'name', values: [typed] })
const running: DocumentFilter = { method: 'equal', attribute: 'isStarted', values: [true] }
const or = (...filters: DocumentFilter[]): DocumentFilter => ({ method: 'or', filters })
const long = (typed: string): DocumentFilter =>
  or(...Array.from({ length: 290 }, (_, number) => word(`xylophone${number}`)), word(typed))

describe.each(DATABASE_KINDS)(`by name on %s (seed ${SEED})`, (kind) => {
  let place: TestDatabase
  let database: Database
  const kept = new Map<string, SparseTournament>()

  beforeAll(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    const tournaments = Array.from({ length: COUNT }, (_, index) => aTournament(index))
    for (const tournament of tournaments) kept.set(tournament.id, tournament)
    await insertManyTournaments(database, { rules: RULES, tournaments })
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  type Asked = {
    readonly cursor?: { readonly id: string; readonly isBefore: boolean }
    readonly limit: number
    readonly offset?: number
    readonly isCounted?: boolean
    readonly descending?: boolean
  }
  const list = (filters: readonly DocumentFilter[], { descending = false, ...asked }: Asked) =>
    database.read((db) => {
      const orders = [{ attribute: 'name', descending }]
      const query = { filters, orders, isShuffled: false, cursor: null, offset: 0, isCounted: false, ...asked }
      return listedTournaments({ db, dialect: DIALECTS[kind] }, query)
    })

  type Pages = { readonly limit: number; readonly descending?: boolean }

  async function pages(filters: readonly DocumentFilter[], asked: Pages) {
    const ids: string[] = []
    for (;;) {
      const id = ids.at(-1)
      const page = await list(filters, { ...asked, ...(id === undefined ? {} : { cursor: { id, isBefore: false } }) })
      if (!page) throw new Error(`${id} is not there`)
      ids.push(...page.ids)
      if (page.ids.length < asked.limit) return ids
    }
  }

  async function pagesBefore(last: string, filters: readonly DocumentFilter[], asked: Pages) {
    const ids: string[] = []
    for (;;) {
      const page = await list(filters, { ...asked, cursor: { id: ids[0] ?? last, isBefore: true } })
      if (!page) throw new Error(`${ids[0]} is not there`)
      ids.unshift(...page.ids)
      if (page.ids.length < asked.limit) return ids
    }
  }

  const wanted = (isWanted: (tournament: SparseTournament) => boolean, descending = false) =>
    inOrder([...kept.values()].filter(isWanted), descending)
  const isTournoi = ({ name }: SparseTournament) => name.startsWith('Tournoi')

  test.each([
    { what: 'everything', filters: [], isWanted: () => true, limit: 997 },
    { what: 'a word of one name', filters: [word('tournoi')], isWanted: isTournoi, limit: 301 },
    {
      what: 'a letter of several names',
      filters: [word('e'), running],
      isWanted: ({ name, phase }: SparseTournament) => name.startsWith('Étoile') && phase === 'running',
      limit: 97,
    },
    {
      what: 'few, and far from each other',
      filters: [word('zanzibar')],
      isWanted: ({ name }: SparseTournament) => name.includes('Zanzibar'),
      limit: 7,
    },
    { what: 'a long question', filters: [long('tournoi')], isWanted: isTournoi, limit: 401 },
    {
      what: 'a long question with what it asks for in any case',
      filters: [word('tournoi'), or(word('vendredi'), word('zebre'), word('etoile'))],
      isWanted: isTournoi,
      limit: 299,
    },
    { what: 'nothing', filters: [word('xylophone')], isWanted: () => false, limit: 5 },
  ])('FIND-1 page after page: $what', async ({ filters, isWanted, limit }) => {
    expect(await pages(filters, { limit })).toEqual(wanted(isWanted))
  })

  test('FIND-1 the same back from the last one', async () => {
    for (const [filters, isWanted] of [
      [[], () => true],
      [[word('tournoi')], isTournoi],
    ] as const) {
      const all = wanted(isWanted)
      const last = all.at(-1) ?? ''
      expect(await pagesBefore(last, filters, { limit: 700 })).toEqual(all.slice(0, -1))
    }
  })

  test('FIND-1 from the last name to the first, those of one name as they were created', async () => {
    for (const [filters, isWanted] of [
      [[], () => true],
      [[word('coupe')], ({ name }) => /coupe/i.test(name)],
      [[word('tournoi')], isTournoi],
    ] as readonly (readonly [DocumentFilter[], (one: SparseTournament) => boolean])[]) {
      const all = wanted(isWanted, true)
      expect(await pages(filters, { limit: 700, descending: true })).toEqual(all)
      expect(await pagesBefore(all.at(-1) ?? '', filters, { limit: 650, descending: true })).toEqual(all.slice(0, -1))
    }
  })

  test('FIND-1 some may be skipped, and all are counted', async () => {
    const all = wanted(isTournoi)
    expect(await list([word('tournoi')], { limit: 10, offset: 900, isCounted: true })).toEqual({
      ...{ total: all.length, ids: all.slice(900, 910) },
    })
    for (const descending of [false, true]) {
      const none = await list([word('zanzibar')], { limit: 0, isCounted: true, descending })
      expect(none).toEqual({ total: COUNT / 400, ids: [] })
    }
    expect(await list([word('tournoi')], { limit: 5, cursor: { id: 'nobody', isBefore: false } })).toBeNull()
  })

  test('FIND-1 what is created, renamed and deleted has its place; a range that has become too large is divided', async () => {
    const before = await ranges()
    const fresh = Array.from({ length: 1600 }, (_, number) => {
      const name = number % 3 === 0 ? 'Tournoi du vendredi' : `Tournoi du vendredi ${Math.floor(random() * 900)}`
      const createdAt = new Date(FIRST_MS + (COUNT + number) * 60_000).toISOString()
      return sparse({ index: COUNT + number, name, phase: { kind: 'waiting' }, createdAt })
    })
    // On PostgreSQL a range splits while others write into it.
    const writers = Array.from({ length: 8 }, (_, writer) => fresh.filter((_, number) => number % 8 === writer))
    await Promise.all(
      writers.map(async (written) => {
        for (const tournament of written) await keep(tournament)
      }),
    )
    for (let number = 0; number < 1600; number++) {
      const createdAt = new Date(FIRST_MS + (2 * COUNT + number) * 60_000).toISOString()
      const name = `🏆🏆 ${String(number).padStart(4, '0')}`
      await keep(sparse({ index: 2 * COUNT + number, name, phase: { kind: 'waiting' }, createdAt }))
    }
    for (const tournament of fresh.slice(0, 60))
      await keep({ ...tournament, name: of(['Abeille', 'Zèbre', 'Tournoi']) })
    for (const { id } of fresh.slice(60, 90)) {
      await database.inTransaction(({ db }) => db.deleteFrom('all_tournaments').where('id', '=', id).execute())
      kept.delete(id)
    }
    expect(await pages([], { limit: 997 })).toEqual(wanted(() => true))
    expect(await pages([word('vendredi')], { limit: 500 })).toEqual(wanted(({ name }) => name.includes('vendredi')))
    const after = await ranges()
    expect(after.length).toBeGreaterThan(before.length)
    expect(Math.max(...after)).toBeLessThanOrEqual(MOST_OF_RANGE + 60)
  })

  async function ranges(): Promise<readonly number[]> {
    const { rows } = await database.read((db) =>
      sql<{ size: number | string }>`select count(*) as size from searched_tournaments group by name_range`.execute(db),
    )
    return rows.map(({ size }) => Number(size))
  }

  async function keep(tournament: SparseTournament): Promise<void> {
    const { id, code, name, createdAt } = tournament
    const tokens = searchTokens({
      ...{ name, code: code as TournamentCode, phase: { kind: 'waiting' }, hasPassword: false, rules: RULES },
      announcement: null,
    })
    await database.inTransaction(async (tx) => {
      await sql`insert into all_tournaments (id, code, type, name, name_folded, capacity, organizer, phase, current_round,
          rules, lot, standings, sequence, created_at, updated_at)
        values (${id}, ${code}, 'quick', ${name}, ${name}, 8, 'o', 'waiting', 0, '{}', 'l', '[]', 1, ${createdAt}, ${createdAt})
        on conflict (id) do update set name = excluded.name`.execute(tx.db)
      await writeFoundBy(tx, id, { tokens, startsAt: null })
    })
    kept.set(id, { ...tournament, tokens })
  }
})
