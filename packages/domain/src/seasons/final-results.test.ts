import { expect, test } from 'vitest'
import type { PenaltyId } from '../tournaments/conduct/penalty.ts'
import type { Standing } from '../tournaments/standings/standing.ts'
import type { Player, PlayerId } from '../tournaments/tournament.ts'
import { finalResults } from './final-results.ts'

const id = (name: string) => name as PlayerId
const player = (name: string, droppedAfter: number | null = null): Player => ({
  ...{ id: id(name), name, publicId: null, firstRound: 1, droppedAfter, droppedBy: null },
})
const row = (
  rank: number,
  name: string,
  [matchesWon, matchesDrawn = 0]: readonly [number, number?] = [0],
): Standing => ({
  ...{ rank, playerId: id(name), matchesWon, matchesDrawn, points: 3 * matchesWon + matchesDrawn },
  ...{ matchesPlayed: 3, winRate: 0, opponentMatchWin: 0, gameWin: 0, opponentGameWin: 0 },
})
type Ended = Parameters<typeof finalResults>[0]
const ended = (standings: readonly Standing[], changes: Partial<Ended> = {}): Ended => ({
  ...{ phase: { kind: 'finished', rounds: 3, standings }, players: standings.map(({ playerId }) => player(playerId)) },
  ...{ teamKind: null, teams: [], penalties: [], isCancelled: false, ...changes },
})
const told = (event: Ended) =>
  finalResults(event)?.results.map(({ player: name, place, sharing, won, drawn }) => [name, place, sharing, won, drawn])

test('YEAR-9 each person has the place, wins and draws of the final ranking, and places shared there are shared', () => {
  const event = ended([row(1, 'a', [3]), row(2, 'b', [2, 1]), row(3, 'c', [1]), row(3, 'd', [1])])
  expect(told(event)).toEqual([
    ['a', 1, 1, 3, 0],
    ['b', 2, 1, 2, 1],
    ['c', 3, 2, 1, 0],
    ['d', 3, 2, 1, 0],
  ])
  expect(finalResults(event)?.attendance).toBe(4)
})

test('YEAR-9 an event that runs or was cancelled has none', () => {
  expect(finalResults(ended([row(1, 'a')], { isCancelled: true }))).toBe(null)
  expect(finalResults(ended([], { phase: { kind: 'running', round: 1 } }))).toBe(null)
  expect(finalResults(ended([], { phase: { kind: 'waiting' } }))).toBe(null)
})

test('YEAR-9 members of a team each have its place; a team counts once', () => {
  const teams = [
    { name: 'Un', members: ['a', 'b', 'c'].map(id) },
    { name: 'Deux', members: ['d', 'e', 'f'].map(id) },
  ]
  const event = ended([row(1, 'd', [1]), row(2, 'a')], {
    ...{ teamKind: 'trios', teams, players: 'abcdef'.split('').map((name) => player(name)) },
  })
  expect(told(event)?.map(([name, place, sharing]) => [name, place, sharing])).toEqual([
    ...['a', 'b', 'c'].map((name) => [name, 2, 1]),
    ...['d', 'e', 'f'].map((name) => [name, 1, 1]),
  ])
  expect(finalResults(event)?.attendance).toBe(2)
})

test('YEAR-1 a disqualified player came and has no place, ranked or not; whoever left before the first round did not come', () => {
  const penalty = { id: 'p' as PenaltyId, kind: 'disqualification', playerId: id('x'), round: 1 } as const
  const penalties = [{ ...penalty, endedMatch: null, drops: true }]
  const players = [player('a'), player('b', 0), player('x', 1)]
  const out = ended([row(1, 'a', [1]), row(2, 'b')], { penalties, players })
  expect(told(out)).toEqual([
    ['a', 1, 1, 1, 0],
    ['x', null, 1, 0, 0],
  ])
  expect(finalResults(out)?.attendance).toBe(2)
  const ranked = ended([row(1, 'a', [1]), row(2, 'x', [1])], { penalties, players })
  expect(told(ranked)?.at(-1)).toEqual(['x', null, 1, 1, 0])
})
