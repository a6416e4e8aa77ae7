import { expect, test } from 'vitest'
import { customiseRules, variationsOf } from './customise-rules.ts'
import { MAGIC } from './magic.ts'
import { placingsFault } from './placings-fault.ts'
import { POD_PRESETS, podPresetOf, podRules } from './pod-rules.ts'
import { POKEMON } from './pokemon.ts'
import { defaultRounds } from './recommended-rounds.ts'
import { ruleDifferences } from './rule-differences.ts'
import type { PlacingRules } from './rule-pack.ts'

const { standard } = POD_PRESETS

test('PODS-2 at tables of four one game is the match, whichever the game', () => {
  for (const pack of [MAGIC, POKEMON]) {
    const rules = podRules(pack)
    expect(rules).toMatchObject({
      ...{ bestOf: 1, points: { win: 5, draw: 1, loss: 0 }, matchWin: { kind: 'match-points', floor: [1, 5] } },
      ...{ official: false, gameWin: { counts: false }, missedRounds: 'loss', lateEntrants: pack.lateEntrants },
      ...{ roundMinutes: 80, cutMinutes: 150, finalMinutes: null },
      byeWorth: { points: 5, opponents: 3, share: [1, 5] },
      tiebreakers: ['opponent-match-win', 'opponents-beaten', 'mean-seat'],
    })
    expect(podRules(pack)).toBe(rules)
    expect(podRules(rules)).toEqual(rules)
  }
})

test('PODS-7 rounds and cuts of pods follow the number of players', () => {
  const { topCut } = podRules(MAGIC)
  const cut = (players: number) => topCut.findLast((line) => players >= line.players)?.size ?? null
  const of = (players: number) => `${defaultRounds(podRules(MAGIC), players)} ${cut(players)}`
  expect([4, 16, 17, 34, 35, 64, 65, 128, 129, 208, 209, 304, 305, 540, 541, 960, 961].map(of)).toEqual([
    ...['3 null', '3 null', '4 4', '4 4', '5 10', '5 10', '5 16', '5 16', '6 16', '6 16', '7 16', '7 16'],
    ...['8 16', '8 16', '9 16', '9 16', '10 16'],
  ])
})

test('PODS-2 presets are found by what they say, not by which members are left out', () => {
  expect(podPresetOf(undefined)).toBe('standard')
  expect(podPresetOf({ ...standard, byePoints: 5, floor: [1, 5] })).toBe('standard')
  expect(podPresetOf({ ...standard, byePoints: 4 })).toBe('bye-worth-less')
  expect(podPresetOf({ ...standard, byePoints: 2 })).toBeNull()
  expect(podPresetOf(POD_PRESETS['by-place'])).toBe('by-place')
  expect(podPresetOf({ ...POD_PRESETS.wager, places: { share: [7, 100], start: 1000 } })).toBe('wager')
  expect(podPresetOf({ ...POD_PRESETS.wager, places: { share: [1, 10], start: 1000 } })).toBeNull()
})

test('PODS-2 varied points of pods are varied rules, and come again from what varied', () => {
  const varied = customiseRules(MAGIC, { placings: POD_PRESETS['three-one-zero'] })
  if (!varied.accepted) throw new Error('refused')
  expect(varied.value).toEqual({
    ...MAGIC,
    id: `${MAGIC.id}+custom`,
    official: false,
    placings: POD_PRESETS['three-one-zero'],
  })
  expect(customiseRules(MAGIC, variationsOf(varied.value) ?? {})).toEqual(varied)
  expect(ruleDifferences(varied.value)).toEqual([{ rule: 'pods', preset: 'three-one-zero' }])
  expect(podRules(varied.value)).toMatchObject({ points: { win: 3 }, byeWorth: { points: 3 } })
})

test.each<[keyof PlacingRules, Partial<PlacingRules>]>([
  ['points', { points: { win: 1, draw: 2, loss: 0 } }],
  ['points', { points: { win: 0, draw: 0, loss: 0 } }],
  ['places', { places: [5, 3, 4] }],
  ['places', { places: [5, 5] }],
  ['places', { places: [6, 5, 4, 3, 2, 1] }],
  ['places', { places: { start: 0, share: [7, 100] } }],
  ['places', { places: { start: 1000, share: [1, 1] } }],
  ['byePoints', { byePoints: 2.5 }],
  ['floor', { floor: [2, 1] }],
  ['byeOpponents', { byeOpponents: 5 }],
  ['byeOpponentShare', { byeOpponentShare: [1, 0] }],
  ['tiebreakers', { tiebreakers: ['mean-seat', 'mean-seat'] }],
  ['roundMinutes', { roundMinutes: 0 }],
  ['finalMinutes', { finalMinutes: 601 }],
])('PODS-2 refuses rules of pods that make no sense: %s %j', (member, wrong) => {
  expect(placingsFault({ ...standard, ...wrong })).toBe(member)
  expect(customiseRules(MAGIC, { placings: { ...standard, ...wrong } })).toMatchObject({
    accepted: false,
    refusal: { code: 'rules_invalid' },
  })
  expect(placingsFault(standard)).toBeNull()
})
