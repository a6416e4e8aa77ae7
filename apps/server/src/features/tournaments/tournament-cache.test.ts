import { seededRandom } from '@tablee/domain/seeded-random'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import type { HeldTournament } from './held-tournament.ts'
import { drawFrom, randomCreation } from './testing/random-changes.ts'
import { createTournamentCache } from './tournament-cache.ts'

test('a few large tournaments take the room of many small ones, and whoever was asked for last stays', () => {
  const cache = createTournamentCache(() => {}, { mostBytes: 720_000 })
  const [large, larger, small] = [held('large', 400), held('larger', 500), held('small', 20)]
  for (const each of [large, small, larger]) cache.keep(each)
  expect(isKnown(large)).toBe(true)
  cache.keep(held('more', 60))
  expect(isKnown(small)).toBe(false)
  expect([large, larger].map(isKnown)).toEqual([true, true])

  function isKnown({ tournament: { id }, sequence }: HeldTournament): boolean {
    return cache.find(id, sequence) !== undefined
  }
})

test('a code is known for as long as its tournament is kept', () => {
  const cache = createTournamentCache(() => {}, { mostBytes: 720_000 })
  const [one, other] = [held('one', 500), held('other', 600)]
  const { code, id } = one.tournament
  cache.keep(one)
  expect(cache.idOf(code)).toBe(id)
  cache.keep({ ...one, sequence: 2 })
  expect(cache.idOf(code)).toBe(id)
  cache.keep(other)
  expect(cache.idOf(code)).toBeUndefined()
  expect(cache.idOf(other.tournament.code)).toBe(other.tournament.id)
  cache.forget(other.tournament.id)
  expect(cache.idOf(other.tournament.code)).toBeUndefined()
  cache.keep(one)
  cache.keep({ ...held('one', 2000), sequence: 3 })
  expect(cache.idOf(code)).toBeUndefined()
})

function held(id: string, players: number): HeldTournament {
  const empty = createdTournament(randomCreation(drawFrom(seededRandom(id)), id as TournamentId, false))
  const added = Array.from({ length: players }, (_, index) => {
    const playerId = `player ${index}` as PlayerId
    return { kind: 'player_added', playerId, name: playerId, publicId: null, firstRound: 1 } as const
  })
  const at = '2030-01-31T18:00:00.000Z'
  const holders = { staff: [], players: new Map(), entry: null }
  return { tournament: evolveAll(empty, added), sequence: 1, createdAt: at, updatedAt: at, holders }
}
