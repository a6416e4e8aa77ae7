import { expect, test } from 'vitest'
import { ownResult, totalsOf } from './own-results.ts'

const row = (
  playerId: string,
  rank: number,
  [matchesWon, matchesDrawn, matchesPlayed]: readonly [number, number, number],
) => ({
  ...{ playerId, rank, matchesWon, matchesDrawn, matchesPlayed },
})
const standings = [row('ana', 1, [3, 1, 4]), row('bob', 2, [1, 1, 4])]

test('FIND-8 a result is a place among so many, and what was won, drawn and lost', () => {
  expect(ownResult(standings, 'bob')).toEqual({ rank: 2, players: 2, matchesWon: 1, matchesDrawn: 1, matchesLost: 2 })
  expect(ownResult(standings, 'zoe')).toBeNull()
  expect(ownResult([], 'bob')).toBeNull()
})

test('FIND-8 results of all events add up; nothing played is nothing won', () => {
  const results = ['ana', 'bob'].flatMap((id) => ownResult(standings, id) ?? [])
  expect(totalsOf(results)).toEqual({ events: 2, firstPlaces: 1, matchesWon: 4, matchesDrawn: 2, matchesLost: 2 })
  expect(totalsOf([])).toEqual({ events: 0, firstPlaces: 0, matchesWon: 0, matchesDrawn: 0, matchesLost: 0 })
})
