import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAGIC } from '../rule-packs/magic.ts'
import { POKEMON } from '../rule-packs/pokemon.ts'
import { playerId } from '../testing/a-tournament.ts'
import { computeStandings } from './compute-standings.ts'
import { type ExplainedFigure, explainStanding } from './explain-standing.ts'
import type { Standing } from './standing.ts'
import { writtenEvent } from './testing/event.ts'
import { someEvent } from './testing/some-event.ts'

const rounds = [
  ['A 2-0 B', 'C 2-1 D', 'E bye'],
  ['A 2-1 C', 'E 2-0 B', 'D loss'],
  ['A 1-1 E', 'D 2-0 C', 'B bye'],
]
const explained = (player: string, rules = MAGIC as typeof MAGIC | typeof POKEMON, drops = {}) => {
  const explanation = explainStanding(writtenEvent({ rules, rounds, drops }), playerId(player))
  if (!explanation) throw new Error(`${player} is no player`)
  return explanation
}

test('NONE-4 the points are those of each round, byes without an opponent', () => {
  const { points, rounds: counted, missedRounds } = explained('E')
  expect(points).toBe(7)
  expect(
    counted.map(({ round, opponents, outcome, points: earned }) => [round, opponents[0] ?? null, outcome.kind, earned]),
  ).toEqual([
    [1, null, 'won', 3],
    [2, 'B', 'won', 3],
    [3, 'A', 'drawn', 1],
  ])
  expect(missedRounds).toBe(0)
})

test("NONE-4 each opponent's share is told as it was earned and as it counts, with the floor where it lifts it", () => {
  const [omw] = explained('A').figures
  expect(omw?.figure).toBe('opponent-match-win')
  expect(omw?.opponents.map(({ opponent, earned, counted, bound }) => [opponent, earned, counted, bound])).toEqual([
    ['B', [3, 9], 3 / 9, null],
    ['C', [3, 9], 3 / 9, null],
    ['E', [7, 9], 7 / 9, null],
  ])
  const [ofD] = explained('D').figures
  expect(ofD?.opponents).toHaveLength(2)
  const [ofC] = explained('E').figures
  expect(ofC?.opponents.map(({ opponent }) => opponent)).toEqual(['B', 'A'])
})

test('NONE-4 the own games are out of three points each, and a floor says so', () => {
  const own = explained('B').figures.find(({ figure }) => figure === 'game-win')?.own
  expect(own).toEqual({ earned: [6, 18], counted: 6 / 18, bound: null })
  const loser = explained('D').figures.find(({ figure }) => figure === 'game-win')?.own
  expect(loser?.bound).toBeNull()
})

test('NONE-4 where wins are counted, a cap brings down whoever dropped', () => {
  const drops = { A: 2 }
  const event = {
    rules: POKEMON,
    rounds: [
      ['A 1-0 B', 'C 1-0 D'],
      ['A 1-0 C', 'B 1-0 D'],
      ['B 1-0 C', 'D bye'],
    ],
    drops,
  }
  const explanation = explainStanding(writtenEvent(event), playerId('B'))
  const share = explanation?.figures[0]?.opponents.find(({ opponent }) => opponent === 'A')
  expect(share).toMatchObject({ earned: [4, 4], counted: 0.75, bound: 'cap' })
})

test('NONE-4 nobody is explained who does not play', () => {
  expect(explainStanding(writtenEvent({ rules: MAGIC, rounds }), playerId('Z'))).toBeNull()
})

const VALUES = {
  'opponent-match-win': (row: Standing) => row.opponentMatchWin,
  'game-win': (row: Standing) => row.gameWin,
  'opponent-game-win': (row: Standing) => row.opponentGameWin,
  'opponents-opponent-match-win': (row: Standing) => row.opponentGameWin,
  'match-win': (row: Standing) => row.matchWin ?? 0,
} as const

function meanOf({ opponents, own }: ExplainedFigure, noOpponent: number): number {
  if (own) return own.counted
  if (opponents.length === 0) return noOpponent
  return opponents.reduce((sum, { counted }) => sum + counted, 0) / opponents.length
}

test('NONE-4 the arithmetic that is shown is the arithmetic that was used, in every event and under every rules', () => {
  fc.assert(
    fc.property(someEvent, fc.constantFrom('each-round' as const, 'distinct' as const), (drawn, opponents) => {
      const event = { ...drawn, rules: { ...drawn.rules, opponents } }
      const [numerator, denominator] = event.rules.noOpponent
      for (const row of computeStandings(event)) {
        const explanation = explainStanding(event, row.playerId)
        expect(explanation?.points).toBe(row.points)
        expect(explanation?.rounds.reduce((sum, { points }) => sum + points, 0)).toBe(row.points)
        expect((explanation?.rounds.length ?? 0) + (explanation?.missedRounds ?? 0)).toBe(row.matchesPlayed)
        for (const figure of explanation?.figures ?? []) {
          expect(figure.value).toBeCloseTo(VALUES[figure.figure](row), 12)
          expect(meanOf(figure, numerator / denominator)).toBeCloseTo(figure.value, 12)
        }
      }
    }),
  )
})
