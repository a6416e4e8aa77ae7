import { expect, test } from 'vitest'
import type { Game } from '../rule-packs/rule-pack.ts'
import { rulePackFor } from '../rule-packs/rule-packs.ts'
import { cumulativeOf } from './cumulative.ts'
import { explainStanding } from './explain-standing.ts'
import { orderOf, standingsOf, writtenEvent } from './testing/event.ts'

/** Three rounds of four: two win twice, two once; nobody meets somebody again. */
const ROUNDS = [
  ['A 1-0 B', 'C 1-0 D'],
  ['A 1-0 C', 'B 1-0 D'],
  ['D 1-0 A', 'B 1-0 C'],
]

test('GAME-1 Flesh and Blood: of equal points, those who lost later are ahead', () => {
  const event = { rules: rulePackFor('fleshandblood'), rounds: ROUNDS }
  // A has 1, 2 and 2 points: 1; 1/4 + 2; 2.25/4 + 2. B 0, 1 and 2: 2.25. C 1, 1 and 1: 1.3125. D 0, 0 and 1: 1.
  expect(
    [
      [1, 2, 2],
      [0, 1, 2],
      [1, 1, 1],
      [0, 0, 1],
    ].map(cumulativeOf),
  ).toEqual([2.5625, 2.25, 1.3125, 1])
  expect(orderOf(event)).toBe('A B C D')
  const later = {
    ...event,
    rounds: [
      ['B 1-0 A', 'D 1-0 C'],
      ['A 1-0 C', 'B 1-0 D'],
      ['A 1-0 D', 'C 1-0 B'],
    ],
  }
  expect(orderOf(later)).toBe('B A D C')
  expect(explainStanding({ ...writtenEvent(later), throughRound: 3 }, 'B' as never)?.cumulative).toEqual([1, 2, 2])
})

test('GAME-1 Flesh and Blood: a draw earns nothing, and is no loss in the opponents’ percentage', () => {
  const standings = standingsOf({
    rules: rulePackFor('fleshandblood'),
    rounds: [
      ['A 0-0 B', 'C 1-0 D'],
      ['A 1-0 C', 'B bye'],
    ],
  })
  expect(standings.B).toMatchObject({ points: 1, matchesDrawn: 1, opponentMatchWin: 1 })
  // C won one of two, A lost neither of two.
  expect(standings.A?.opponentMatchWin).toBe((1 + 1 / 2) / 2)
})

test.each([
  ['A', 'B'],
  ['B', 'A'],
])(
  'GAME-1 the cumulative figure tells %s from %s by the first of 30 rounds, which no double holds',
  (first, second) => {
    const opening = [
      [`${first} 1-0 P`, `${second} 0-1 Q`],
      [`${second} 1-0 P`, `${first} 0-1 Q`],
    ]
    const rounds = [...opening, ...Array.from({ length: 28 }, () => ['A 1-0 P', 'B 1-0 Q'])]
    expect(orderOf({ rules: rulePackFor('fleshandblood'), rounds }).slice(0, 3)).toBe(`${first} ${second}`)
  },
)

test('GAME-1 Star Wars: Unlimited: the examples of its tiebreakers', () => {
  const rules = rulePackFor('starwars')
  // Opponents with one win of two, and none of two, which is raised to a third.
  const opponents = standingsOf({
    rules,
    rounds: [
      ['A 2-0 B', 'C 2-0 D'],
      ['B 2-0 C', 'A 2-0 D'],
    ],
  })
  expect(opponents.A?.opponentMatchWin).toBeCloseTo((1 / 2 + 1 / 3) / 2, 12)
  // 2-1-0, 1-1-1 and 0-2-0 in games are 10 points of 24; one match won is one point, the drawn one none.
  const games = standingsOf({ rules, rounds: [['A 2-1 B'], ['A 1-1-1 C'], ['A 0-2 D']] })
  expect(games.A).toMatchObject({ points: 1, matchesDrawn: 1 })
  expect(games.A?.gameWin).toBeCloseTo(10 / 24, 12)
})

test.each<Game>(['onepiece', 'dragonball'])('GAME-1 %s: one game, both lose at time, a floor of a third', (game) => {
  const standings = standingsOf({ rules: rulePackFor(game), rounds: ROUNDS.slice(0, 2) })
  expect(
    Object.values(standings)
      .map(({ points }) => points)
      .sort(),
  ).toEqual([0, 3, 3, 6])
  // A met B and C, half won each; D met C and B; B met A (all won) and D (nothing, so a third).
  expect(standings.A?.opponentMatchWin).toBe(1 / 2)
  expect(standings.B?.opponentMatchWin).toBeCloseTo((1 + 1 / 3) / 2, 12)
  const level = standingsOf({ rules: rulePackFor(game), rounds: [['A 0-0 B']] })
  expect(level.A).toMatchObject({ points: 0, matchesDrawn: 0, matchesPlayed: 1 })
})

test('GAME-1 GAME-6 Digimon: a match of one finished game is won, a level one drawn, a floor of 0.33', () => {
  const standings = standingsOf({ rules: rulePackFor('digimon'), rounds: [['A 1-0 B', 'C 1-1 D']] })
  expect([standings.A?.points, standings.B?.points, standings.C?.points]).toEqual([3, 0, 1])
  expect(standings.A?.opponentMatchWin).toBeCloseTo(0.33, 12)
})

test('GAME-1 Riftbound: five wins, two losses and a draw are 16 points of 24, as on its platform', () => {
  const record = ['2-0', '2-0', '2-0', '2-0', '2-0', '0-2', '0-2', '1-1']
  const standings = standingsOf({
    rules: rulePackFor('riftbound'),
    rounds: record.map((score, index) => [`A ${score} B${index}`]),
  })
  expect(standings.A?.points).toBe(16)
})
