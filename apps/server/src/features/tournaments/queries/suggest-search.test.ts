import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
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
import { suggestSearch } from './suggest-search.ts'

const RULES = rulePackFor('magic')
const NAMED: readonly (readonly [name: string, location: string | null])[] = [
  ['Coupe du vieux port', 'Marseille'],
  ['Ligue des Comtois', 'Besançon'],
  ['Grand tournoi d’Évry', null],
  ['Nocturne du Phénix', 'Saint-Étienne'],
  ['Commander du mardi', 'Le Rhône, Lyon 3e'],
]

function aTournament([name, location]: (typeof NAMED)[number], index: number): SparseTournament {
  const [code, phase] = [String(222_222 + index) as TournamentCode, { kind: 'waiting' } as const]
  const [startsAt, createdAt] = [location && '2026-11-27T19:00:00.000Z', `2026-11-0${index + 1}T10:00:00.000Z`]
  const announcement =
    startsAt === null
      ? null
      : ({
          game: 'magic',
          format: 'modern',
          formatName: null,
          startsAt,
          endsAt: null,
          description: '',
          location,
        } as const)
  return {
    ...{ id: String(index).padStart(20, '0'), code, name, phase: phase.kind, startsAt, createdAt, location },
    ...{ game: announcement && 'magic', format: announcement && 'modern' },
    tokens: searchTokens({ name, code, phase, hasPassword: false, rules: RULES, announcement }),
  }
}

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  beforeAll(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    await insertManyTournaments(database, { rules: RULES, tournaments: NAMED.map(aTournament) })
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })
  const meant = (text: string, within: 'everything' | 'location' = 'everything') =>
    database.read((db) => suggestSearch({ db, dialect: DIALECTS[kind] }, { text, within }))

  test.each([
    ['Marseile', 'Marseille'],
    ['marsielle', 'Marseille'],
    ['besancn', 'Besançon'],
    ['BEZANCON', 'Besançon'],
    ['saint etiene', 'Saint-Étienne'],
    ['st etiene', 'Saint-Étienne'],
  ])('WORD-1 %s may mean the town %s', async (typed, town) => {
    expect(await meant(typed)).toBe(town)
    expect(await meant(typed, 'location')).toBe(town)
  })

  test.each([
    ['nocturen', 'Nocturne'],
    ['tornoi', 'tournoi'],
    ['éviry', 'Évry'],
    ['kommander', 'Commander'],
    ['comandeur', 'Commander'],
    ['phnix', 'Phénix'],
    ['noctrene', 'Nocturne'],
    ['coupe du vieu porr', 'coupe du vieu port'],
  ])('WORD-1 %s may mean %s, as a tournament is called', async (typed, name) => {
    expect(await meant(typed)).toBe(name)
  })

  test('WORD-1 a word that finds something stays as it was typed', async () => {
    expect(await meant('COUPE marseile')).toBe('COUPE Marseille')
  })

  test.each([
    '',
    '?!',
    'qwxzqwxz',
    'Marseille',
    'ly',
    'Toulousse',
    'nocturen toulousse',
    'x y z marseile besancn evrry',
  ])('WORD-1 nothing is proposed for %s: it is near nothing that would be found', async (typed) => {
    expect(await meant(typed)).toBeNull()
  })

  test('WORD-1 what is proposed finds something at once: two words that never meet are not proposed', async () => {
    expect(await meant('nocturen marseile')).toBeNull()
  })

  test('WORD-1 in a place, no name of a tournament is proposed', async () => {
    expect(await meant('nocturen', 'location')).toBeNull()
  })
})
