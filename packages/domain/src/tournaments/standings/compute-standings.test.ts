import { expect, test } from 'vitest'
import { customiseRules } from '../rule-packs/customise-rules.ts'
import { MAGIC } from '../rule-packs/magic.ts'
import { YUGIOH } from '../rule-packs/yugioh.ts'
import { computeStandings } from './compute-standings.ts'
import { orderOf, standingsOf, writtenEvent } from './testing/event.ts'

/** A meets eight others in turn; B0 meets nobody else, so B0's opponents' match win is A's. */
function recordOfA(...results: readonly string[]) {
  return results.map((result, index) => [result === 'bye' ? 'A bye' : `A ${result} B${index}`])
}

const NOT_PLAYED = customiseRules(MAGIC, { missedRounds: 'not-played' })
const rules = NOT_PLAYED.accepted ? NOT_PLAYED.value : MAGIC

test('RANK-2 five wins, two losses and a draw are 16 points out of 24', () => {
  const rounds = recordOfA('2-0', '2-0', '2-0', '2-0', '2-0', '0-2', '0-2', '1-1')
  const standings = standingsOf({ rules, rounds })
  expect(standings.A?.points).toBe(16)
  expect(standings.B0?.opponentMatchWin).toBeCloseTo(16 / 24, 12)
})

test('RANK-2 one win and three losses are a quarter, so 0.33', () => {
  const standings = standingsOf({ rules, rounds: recordOfA('2-0', '0-2', '0-2', '0-2') })
  expect(standings.A?.points).toBe(3)
  expect(standings.B0?.opponentMatchWin).toBe(0.33)
})

test('RANK-2 three wins, the first a bye, and two losses are 9 points out of 15', () => {
  const standings = standingsOf({ rules, rounds: recordOfA('bye', '2-0', '2-0', '0-2', '0-2') })
  expect(standings.A?.points).toBe(9)
  expect(standings.B1?.opponentMatchWin).toBeCloseTo(9 / 15, 12)
})

test('RANK-1 a row says rank, player, points, matches, win rate and the three tiebreakers', () => {
  const standings = standingsOf({
    rules,
    rounds: [
      ['A 2-1 B', 'C bye'],
      ['A 1-1 C', 'B bye'],
    ],
  })
  expect(standings.A).toEqual({
    rank: 2,
    playerId: 'A',
    points: 4,
    matchesWon: 1,
    matchesPlayed: 2,
    matchesDrawn: 1,
    winRate: 0.5,
    opponentMatchWin: (3 / 6 + 4 / 6) / 2,
    gameWin: 9 / 15,
    opponentGameWin: (9 / 15 + 9 / 12) / 2,
  })
})

test('RANK-2 a bye counts for its player as 2-0 and adds no opponent', () => {
  const standings = standingsOf({ rules, rounds: [['A bye', 'B 2-1 C']] })
  expect(standings.A).toMatchObject({ points: 3, matchesWon: 1, matchesPlayed: 1, gameWin: 1, opponentMatchWin: 0.33 })
})

test('RANK-2 a loss without an opponent counts for no games of its player and adds no opponent', () => {
  const standings = standingsOf({ rules, rounds: [['A 2-0 B'], ['A loss', 'B bye']] })
  expect(standings.A).toMatchObject({ points: 3, matchesWon: 1, matchesPlayed: 2, gameWin: 1 })
  expect(standings.A?.opponentMatchWin).toBe(0.5)
})

test('RANK-2 a drawn game counts one point out of three for each side', () => {
  const standings = standingsOf({ rules, rounds: [['A 1-0-1 B'], ['A 1-1-1 B']] })
  expect(standings.A?.gameWin).toBeCloseTo((3 + 1 + 3 + 1) / 15, 12)
  expect(standings.A).toMatchObject({ points: 4, matchesDrawn: 1 })
})

test('RANK-2 an agreed draw without a game counts as three drawn games', () => {
  expect(standingsOf({ rules, rounds: [['A 2-0 B'], ['A 0-0 B']] }).A?.gameWin).toBeCloseTo(9 / 15, 12)
})

test('the rules can leave an agreed draw out of the games', () => {
  const varied = customiseRules(MAGIC, { unplayedDrawGames: 0 })
  if (!varied.accepted) throw new Error('refused')
  expect(standingsOf({ rules: varied.value, rounds: [['A 2-0 B'], ['A 0-0 B']] }).A?.gameWin).toBe(1)
})

test('a match without a standing result counts for nothing', () => {
  const standings = standingsOf({ rules: MAGIC, rounds: [['A 2-0 B', 'C ... D']] })
  expect(standings.C).toMatchObject({ points: 0, matchesPlayed: 0, winRate: 0, opponentMatchWin: 0.33 })
})

test('rounds after the asked one are ignored', () => {
  const rounds = [['A 2-0 B'], ['B 2-0 A']]
  expect(standingsOf({ rules: MAGIC, rounds, throughRound: 1 }).B).toMatchObject({ points: 0, matchesPlayed: 1 })
})

test('a dropped player stays listed, and is divided by the rounds played', () => {
  const rounds = [
    ['A 2-0 B', 'C 2-0 D'],
    ['A 2-0 C', 'D bye'],
    ['A 2-0 D', 'C bye'],
  ]
  const standings = standingsOf({ rules: MAGIC, rounds, drops: { B: 1 } })
  expect(standings.B).toMatchObject({ points: 0, matchesPlayed: 1 })
  expect(Object.keys(standings)).toHaveLength(4)
  // C (6 of 9) and D (3 of 9) are divided by three rounds; B's nothing out of one is raised to the floor.
  expect(standings.A?.opponentMatchWin).toBeCloseTo((0.33 + 6 / 9 + 3 / 9) / 3, 12)
})

test('STAK-4 the rounds a late player missed are lost matches without games', () => {
  const rounds = [['A 2-0 B'], ['A 2-0 B'], ['A 0-2 C', 'B bye']]
  const standings = standingsOf({ rules: MAGIC, rounds, entries: { C: 3 } })
  expect(standings.C).toMatchObject({ points: 3, matchesWon: 1, matchesPlayed: 3, gameWin: 1 })
  expect(standings.A?.opponentMatchWin).toBeCloseTo(3 / 9, 12)
})

test('STAK-4 rules can leave missed rounds out', () => {
  const rounds = [['A 2-0 B'], ['A 2-0 B'], ['A 0-2 C', 'B bye']]
  expect(standingsOf({ rules, rounds, entries: { C: 3 } }).C?.matchesPlayed).toBe(1)
})

test('a round in which a player dropped before and came back was missed', () => {
  const rounds = [['A 2-0 B'], ['A bye'], ['A 2-0 B']]
  expect(standingsOf({ rules: MAGIC, rounds }).B).toMatchObject({ points: 0, matchesPlayed: 3 })
  expect(standingsOf({ rules: MAGIC, rounds, drops: { B: 1 } }).B?.matchesPlayed).toBe(2)
})

test('an opponent met twice counts twice, or once where the rules say so', () => {
  const once = customiseRules(MAGIC, { opponents: 'distinct' })
  if (!once.accepted) throw new Error('refused')
  const rounds = [
    ['A 2-0 B', 'C bye'],
    ['A 2-0 B', 'C bye'],
    ['A 2-0 C', 'B bye'],
  ]
  expect(standingsOf({ rules: MAGIC, rounds }).A?.opponentMatchWin).toBeCloseTo((1 / 3 + 1 / 3 + 2 / 3) / 3, 12)
  expect(standingsOf({ rules: once.value, rounds }).A?.opponentMatchWin).toBeCloseTo((1 / 3 + 2 / 3) / 2, 12)
})

test('Yu-Gi-Oh!: a level score is a loss for both, and opponents of opponents decide', () => {
  const rounds = [
    ['A 0-0 B', 'C 2-0 D'],
    ['A 2-0 C', 'B 2-1 D'],
  ]
  const standings = standingsOf({ rules: YUGIOH, rounds })
  expect(standings.A).toMatchObject({ points: 3, matchesDrawn: 0, matchesPlayed: 2, gameWin: 0 })
  // A met B and C, each with one win of two; B met A and D, C met D and A.
  expect(standings.A?.opponentMatchWin).toBe(0.5)
  expect(standings.B?.opponentMatchWin).toBe(0.25)
  expect(standings.A?.opponentGameWin).toBe(0.25)
})

test('RANK-2 points come first, then opponents, then games, then games of opponents', () => {
  const rounds = [
    ['A 2-1 B', 'C 2-1 D', 'E 2-0 F'],
    ['A 2-1 C', 'E 2-0 D', 'B 2-0 F'],
  ]
  // A and E differ in opponents (against E's games), B and C in games, F and D in opponents' games only.
  expect(orderOf({ rules: MAGIC, rounds })).toBe('A E B C F D')
})

test('equal in everything, the lot of the tournament decides', () => {
  const rounds = [['A 2-0 B', 'C 2-0 D']]
  const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((lot) => orderOf({ rules: MAGIC, rounds, lot })))
  expect(orders.size).toBeGreaterThan(1)
  expect(orderOf({ rules: MAGIC, rounds, lot: 'a' })).toBe(orderOf({ rules: MAGIC, rounds, lot: 'a' }))
})

test('a tournament without players has no standings', () => {
  expect(computeStandings(writtenEvent({ rules: MAGIC, rounds: [] }))).toEqual([])
})

test('a match of somebody who is not a player is a defect', () => {
  const event = writtenEvent({ rules: MAGIC, rounds: [['A 2-0 B']] })
  expect(() => computeStandings({ ...event, players: event.players.slice(1) })).toThrow('not a player')
})
