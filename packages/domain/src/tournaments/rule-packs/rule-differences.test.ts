import { expect, test } from 'vitest'
import { customiseRules, type RuleOverrides, variationsOf } from './customise-rules.ts'
import { POD_PRESETS } from './pod-rules.ts'
import { ruleChange, ruleDifferences, withFloor } from './rule-differences.ts'
import type { Game, RulePack } from './rule-pack.ts'
import { RULE_PACKS, rulePackFor } from './rule-packs.ts'

function varied(game: Game, overrides: RuleOverrides): RulePack {
  const outcome = customiseRules(rulePackFor(game), overrides)
  if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

test('GAME-2 best of one is one word: scores, byes and losses at the table follow', () => {
  expect(varied('magic', { bestOf: 1 })).toMatchObject({
    ...{
      scoresAllowed: [
        [1, 0],
        [0, 0],
      ],
      byeGames: [1, 0, 0],
      tableLossGames: [0, 1, 0],
      unplayedDrawGames: 1,
    },
  })
  expect(varied('yugioh', { bestOf: 1 }).scoresAllowed).toEqual([[1, 0]])
  expect(varied('onepiece', { bestOf: 3 })).toMatchObject({
    scoresAllowed: [
      [2, 0],
      [2, 1],
    ],
    byeGames: [2, 0, 0],
  })
  expect(varied('magic', { bestOf: 5 }).scoresAllowed).toEqual([
    ...[
      [3, 0],
      [3, 1],
      [3, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ],
    ...[
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ])
  expect(varied('magic', { bestOf: 1, byeGames: [2, 0, 0] }).byeGames).toEqual([2, 0, 0])
})

test('GAME-2 drawn matches are taken away and added', () => {
  expect(varied('magic', { draws: false }).scoresAllowed).toEqual([
    [2, 0],
    [2, 1],
    [1, 0],
  ])
  expect(varied('yugioh', { draws: true }).scoresAllowed).toEqual([
    [2, 0],
    [2, 1],
    [1, 0],
    [1, 1],
    [0, 0],
  ])
  expect(customiseRules(rulePackFor('magic'), { draws: true, bestOf: 3 })).toEqual({
    accepted: true,
    value: rulePackFor('magic'),
  })
})

test('GAME-2 every pack stays within its bounds with any of the usual numbers of games', () => {
  for (const pack of RULE_PACKS) {
    for (const bestOf of [1, 2, 3, 5, 7]) {
      for (const draws of [true, false]) {
        const outcome = customiseRules(pack, { bestOf, draws })
        expect(outcome.accepted, `${pack.id} ${bestOf} ${draws}`).toBe(true)
      }
    }
  }
})

type Case = { readonly game: Game; readonly overrides: RuleOverrides; readonly named: readonly unknown[] }

test.each<[string, Case]>([
  [
    'points',
    { game: 'magic', overrides: { points: { win: 4, draw: 1, loss: 0 } }, named: [{ rule: 'win', points: 4 }] },
  ],
  ['best of one', { game: 'magic', overrides: { bestOf: 1 }, named: [{ rule: 'bestOf', games: 1 }] }],
  ['no draws', { game: 'magic', overrides: { draws: false }, named: [{ rule: 'draws', arePossible: false }] }],
  [
    'floor',
    { game: 'magic', overrides: withFloor(rulePackFor('magic'), [1, 3]), named: [{ rule: 'floor', floor: [1, 3] }] },
  ],
  ['minutes', { game: 'magic', overrides: { roundMinutes: 40 }, named: [{ rule: 'minutes', minutes: 40 }] }],
  [
    'several, and what has no name of its own',
    {
      game: 'pokemon',
      overrides: { bestOf: 1, points: { win: 3, draw: 0, loss: 0 }, missedRounds: 'not-played' },
      named: [{ rule: 'draw', points: 0 }, { rule: 'bestOf', games: 1 }, { rule: 'others' }],
    },
  ],
  ['what has no name', { game: 'magic', overrides: { opponents: 'distinct' }, named: [{ rule: 'others' }] }],
])('GAME-2 NONE-8 what differs is named: %s', (_, { game, overrides, named }) => {
  const rules = varied(game, overrides)
  expect(ruleDifferences(rules)).toEqual(named)
  // The same after the rules were taken over for the next event.
  expect(ruleDifferences(varied(game, variationsOf(rules) ?? {}))).toEqual(named)
})

test('GAME-2 a published pack differs in nothing, one of an unknown version in something', () => {
  for (const pack of RULE_PACKS) expect(ruleDifferences(pack)).toEqual([])
  expect(ruleDifferences({ ...rulePackFor('magic'), id: 'magic-2031-01-01+custom' })).toEqual([{ rule: 'others' }])
})

test('PODS-35 a wager is the only difference, also once the rules were stored, whose members stand in another order', () => {
  const { placings, ...others } = varied('magic', { placings: POD_PRESETS.wager })
  expect(ruleDifferences({ placings, ...others })).toEqual([{ rule: 'pods', preset: 'wager' }])
})

test('GAME-13 NONE-8 a change of rules says how each of them was and how it is', () => {
  const once = varied('magic', { bestOf: 1, points: { win: 4, draw: 1, loss: 0 } })
  const then = varied('magic', { bestOf: 5, draws: false })
  expect(ruleChange(rulePackFor('magic'), once)).toEqual({
    from: [
      { rule: 'win', points: 3 },
      { rule: 'bestOf', games: 3 },
    ],
    to: [
      { rule: 'win', points: 4 },
      { rule: 'bestOf', games: 1 },
    ],
  })
  expect(ruleChange(once, then)).toEqual({
    from: [
      { rule: 'win', points: 4 },
      { rule: 'bestOf', games: 1 },
      { rule: 'draws', arePossible: true },
    ],
    to: [
      { rule: 'win', points: 3 },
      { rule: 'bestOf', games: 5 },
      { rule: 'draws', arePossible: false },
    ],
  })
  expect(ruleChange(rulePackFor('magic'), varied('magic', { noOpponent: [1, 2] }))).toEqual({
    from: [],
    to: [{ rule: 'others' }],
  })
})
