import { expect, test } from 'vitest'
import { customiseRules, type RuleOverrides, variationsOf } from './customise-rules.ts'
import { readFraction } from './fraction.ts'
import { MAGIC } from './magic.ts'
import { POKEMON } from './pokemon.ts'

test('NONE-8 varied rules no longer bear the name of the published pack', () => {
  const varied = customiseRules(MAGIC, { matchWin: { floor: [1, 3] }, byeGames: [1, 0, 0] })
  if (!varied.accepted) throw new Error('refused')
  expect(varied.value).toEqual({
    ...MAGIC,
    id: 'magic-2026-02-27.3+custom',
    official: false,
    matchWin: { kind: 'match-points', floor: [1, 3] },
    byeGames: [1, 0, 0],
  })
  const again = customiseRules(varied.value, { byeGames: [2, 0, 0] })
  expect(again).toMatchObject({ accepted: true, value: { id: 'magic-2026-02-27.3+custom' } })
})

test.each([
  [MAGIC, { points: { win: 2, draw: 1, loss: 0 }, scoresAllowed: [[1, 0]], bestOf: 1 }],
  [
    POKEMON,
    { matchWin: { cap: [3, 4] }, roundMinutes: 35, cutMinutes: null, finalMinutes: 60, missedRounds: 'not-played' },
  ],
] as const)(
  'STAK-16 what was varied makes the same rules of the published pack again',
  (pack, overrides: RuleOverrides) => {
    const varied = customiseRules(pack, overrides)
    if (!varied.accepted) throw new Error('refused')
    expect(customiseRules(pack, variationsOf(varied.value) ?? {})).toEqual(varied)
    expect(variationsOf(pack)).toBeUndefined()
  },
)

test('overrides that say what the pack says leave it as it is', () => {
  const outcome = customiseRules(MAGIC, { bestOf: 3, gameWin: { ownFloor: true }, opponents: undefined })
  expect(outcome).toEqual({ accepted: true, value: MAGIC })
})

test.each<[string, RuleOverrides]>([
  ['matchWin', { matchWin: { floor: [1, 0] } }],
  ['matchWin', { matchWin: { floor: [3, 2] } }],
  ['matchWin', { matchWin: { floor: [-1, 3] } }],
  ['matchWin', { matchWin: { floor: [0.5, 3] } }],
  ['matchWin', { matchWin: { cap: [3, 4] } }],
  ['gameWin', { gameWin: { floor: [1, 2000] } }],
  ['noOpponent', { noOpponent: [2, 1] }],
  ['byeGames', { byeGames: [2, 0, -1] }],
  ['byeGames', { byeGames: [99, 0, 0] }],
  ['lossGames', { lossGames: [0, 2.5, 0] }],
  ['tableLossGames', { tableLossGames: [0, 99, 0] }],
  ['unplayedDrawGames', { unplayedDrawGames: 10 }],
  ['bestOf', { bestOf: 0 }],
  ['bestOf', { bestOf: Number.NaN }],
  ['scoresAllowed', { scoresAllowed: [] }],
  ['scoresAllowed', { scoresAllowed: [[3, 0]] }],
  ['scoresAllowed', { scoresAllowed: [[1, 2]] }],
  ['scoresAllowed', { scoresAllowed: [[2, 2]] }],
  [
    'scoresAllowed',
    {
      scoresAllowed: [
        [2, 0],
        [2, 0],
      ],
    },
  ],
  ['scoresAllowed', { bestOf: 1, scoresAllowed: [[2, 0]] }],
  ['points', { points: { win: 0, draw: 0, loss: 0 } }],
  ['points', { points: { win: 3, draw: 4, loss: 0 } }],
  ['points', { points: { win: 2, draw: 2, loss: 2 } }],
  ['tiebreakers', { tiebreakers: ['game-win', 'game-win'] }],
  ['roundMinutes', { roundMinutes: 0 }],
  ['cutMinutes', { cutMinutes: 601 }],
  ['finalMinutes', { finalMinutes: 0 }],
])('NONE-8 rules whose %s is out of bounds are refused: %j', (field, overrides) => {
  expect(customiseRules(MAGIC, overrides)).toEqual({
    accepted: false,
    refusal: { code: 'rules_invalid', details: { field } },
  })
})

test('a best of one with its own scores, and a best of five, are accepted', () => {
  expect(
    customiseRules(MAGIC, {
      bestOf: 1,
      scoresAllowed: [
        [1, 0],
        [0, 0],
      ],
    }).accepted,
  ).toBe(true)
  expect(
    customiseRules(MAGIC, {
      bestOf: 5,
      scoresAllowed: [
        [3, 0],
        [3, 1],
        [3, 2],
      ],
    }).accepted,
  ).toBe(true)
})

test('the weight of a tie varies where wins are counted', () => {
  const varied = customiseRules(POKEMON, { matchWin: { tieWeight: [0, 1] } })
  expect(varied).toMatchObject({ accepted: true, value: { matchWin: { tieWeight: [0, 1], cap: [1, 1] } } })
})

test('fractions are read as people write them', () => {
  expect(['1/3', '0.33', '0', '1', '0.5'].map(readFraction)).toEqual([
    [1, 3],
    [33, 100],
    [0, 1],
    [1, 1],
    [5, 10],
  ])
  expect(['', '1/0', '-1/3', 'a', '0,33', '1/3/2', '.5'].map(readFraction)).toEqual(Array(7).fill(null))
})
