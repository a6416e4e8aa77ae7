import { expect, test } from 'vitest'
import { customiseRules, type RuleOverrides } from '../rule-packs/customise-rules.ts'
import { POKEMON } from '../rule-packs/pokemon.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { orderOf, standingsOf } from './testing/event.ts'

function varied(overrides: RuleOverrides) {
  const outcome = customiseRules(POKEMON, overrides)
  if (!outcome.accepted) throw new Error('refused')
  return outcome.value
}

test('a win percentage leaves byes out and counts a tie for a half', () => {
  const rounds = [
    ['A 2-0 B', 'C bye'],
    ['A 1-1 C', 'B bye'],
    ['A bye', 'B 2-0 C'],
  ]
  // A: one win and one tie in two rounds; B: one of two; C: a tie in two, 25 %.
  const standings = standingsOf({ rules: POKEMON, rounds })
  expect(standings.A?.opponentMatchWin).toBeCloseTo((0.5 + 0.25) / 2, 12)
  expect(standings.B?.opponentMatchWin).toBeCloseTo((0.75 + 0.25) / 2, 12)
  expect(standings.A).toMatchObject({ gameWin: 0, points: 7, matchesWon: 2, matchesDrawn: 1, matchesPlayed: 3 })
})

test('the weight of a tie is a field of the rules', () => {
  const rules = varied({ matchWin: { tieWeight: [0, 1] } })
  const rounds = [
    ['A 2-0 B', 'C bye'],
    ['A 1-1 C', 'B bye'],
  ]
  expect(standingsOf({ rules, rounds }).B?.opponentMatchWin).toBe(0.5)
  expect(standingsOf({ rules: POKEMON, rounds }).B?.opponentMatchWin).toBe(0.75)
})

test('a win percentage is at least a quarter, and at most three quarters for who dropped', () => {
  const rounds = [
    ['A 2-0 B', 'C 2-0 D'],
    ['A 2-0 C', 'D bye'],
  ]
  expect(standingsOf({ rules: POKEMON, rounds }).A?.opponentMatchWin).toBeCloseTo((0.25 + 0.5) / 2, 12)
  expect(standingsOf({ rules: POKEMON, rounds }).C?.opponentMatchWin).toBeCloseTo((0.25 + 1) / 2, 12)
  const leaving = [
    ['A 2-0 B', 'C 2-0 D'],
    ['D 2-0 C', 'B bye'],
  ]
  expect(standingsOf({ rules: POKEMON, rounds: leaving, drops: { A: 1 } }).B?.opponentMatchWin).toBe(0.75)
  expect(standingsOf({ rules: POKEMON, rounds: leaving }).B?.opponentMatchWin).toBe(0.5)
})

test('who leaves after the last round has not dropped', () => {
  expect(standingsOf({ rules: POKEMON, rounds: [['A 2-0 B']], drops: { A: 1 } }).B?.opponentMatchWin).toBe(1)
})

test('who dropped keeps the two percentages of that moment', () => {
  const rounds = [
    ['A 2-0 B', 'C 2-0 D'],
    ['A 2-0 C', 'B bye'],
    ['C 2-0 A', 'B bye'],
  ]
  const drops = { D: 1 }
  const early = standingsOf({ rules: POKEMON, rounds, drops, throughRound: 1 })
  const late = standingsOf({ rules: POKEMON, rounds, drops })
  expect(late.D?.opponentMatchWin).toBe(1)
  expect(late.D).toMatchObject({
    opponentMatchWin: early.D?.opponentMatchWin,
    opponentGameWin: early.D?.opponentGameWin,
  })
  // C's opponents D, A and A: D's kept percentage (C's after round 1) enters with A's, twice.
  const ofA = late.A?.opponentMatchWin ?? Number.NaN
  expect(late.C?.opponentGameWin).toBeCloseTo((1 + ofA + ofA) / 3, 12)
  expect(standingsOf({ rules: POKEMON, rounds }).D?.opponentMatchWin).toBeLessThan(1)
})

test('of exactly two tied players who met, the winner of their match stands above', () => {
  const rules = varied({ tiebreakers: ['head-to-head'] })
  const rounds = [
    ['A 0-2 B', 'C 2-0 D'],
    ['A 2-0 C', 'B 0-2 D'],
    ['A 2-0 D', 'B 0-2 C'],
  ]
  // A and C have six points, B and D three: A beat C, and D beat B, whatever the lot.
  for (const lot of ['a', 'b', 'c', 'd', 'e', 'f']) expect(orderOf({ rules, rounds, lot })).toBe('A C D B')
})

test('a meeting after the asked round tells nobody apart', () => {
  const rules = varied({ tiebreakers: ['head-to-head'] })
  const rounds = [['A 1-1 B'], ['A 2-0 B']]
  const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((lot) => orderOf({ rules, rounds, lot, throughRound: 1 })))
  expect(orders).toEqual(new Set(['A B', 'B A']))
})

test('of three tied players the lot decides, even where two have met', () => {
  const rules = varied({ tiebreakers: ['head-to-head'] })
  const rounds = [
    ['A 2-0 B', 'C 2-0 D'],
    ['B 2-0 A', 'D 2-0 C'],
  ]
  const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((lot) => orderOf({ rules, rounds, lot })))
  expect(orders.size).toBeGreaterThan(2)
})

test('of three tied players who all met, each beaten once, the lot decides alone', () => {
  const rounds = [
    ['A 2-0 B', 'C bye'],
    ['B 2-0 C', 'A bye'],
    ['C 2-0 A', 'B bye'],
  ]
  const lots = [...'abcdefghijklmnopqrstuvwxyz']
  const orders = (rules: RulePack) => lots.map((lot) => orderOf({ rules, rounds, lot }))
  const drawn = orders(varied({ tiebreakers: ['head-to-head'] }))
  expect(drawn).toEqual(orders(varied({ tiebreakers: [] })))
  expect(new Set(drawn).size).toBe(6)
})
