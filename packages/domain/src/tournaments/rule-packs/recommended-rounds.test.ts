import { expect, test } from 'vitest'
import { recommendedRounds, swissRounds } from './recommended-rounds.ts'
import type { Game } from './rule-pack.ts'
import { rulePackFor } from './rule-packs.ts'

test.each<[Game, number, number]>([
  ['magic', 5, 3],
  ['magic', 8, 3],
  ['magic', 9, 5],
  ['magic', 32, 5],
  ['magic', 33, 6],
  ['magic', 226, 8],
  ['magic', 227, 9],
  ['magic', 409, 9],
  ['magic', 410, 10],
  ['magic', 5000, 10],
  ['pokemon', 4, 3],
  ['pokemon', 12, 4],
  ['pokemon', 13, 5],
  ['yugioh', 16, 4],
  ['yugioh', 2048, 11],
  ['yugioh', 2049, 12],
  ['lorcana', 16, 4],
  ['lorcana', 400, 9],
  ['altered', 33, 6],
  ['other', 100, 7],
  ['fleshandblood', 16, 5],
  ['fleshandblood', 224, 8],
  ['fleshandblood', 225, 9],
  ['riftbound', 33, 6],
])('STAK-14 %s proposes for %i players %i rounds', (game, players, rounds) => {
  expect(recommendedRounds(rulePackFor(game), players)).toBe(rounds)
})

test('Swiss rounds leave one player unbeaten', () => {
  expect([0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 256, 257].map(swissRounds)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 8, 9])
})

test('STAK-9 each rule pack says from how many players on there is a cut, and of how many', () => {
  expect(rulePackFor('magic').topCut).toEqual([
    { players: 9, size: 4 },
    { players: 17, size: 8 },
  ])
  expect(rulePackFor('lorcana').topCut).toEqual([{ players: 17, size: 8 }])
  expect(rulePackFor('other').topCut).toEqual([])
})
