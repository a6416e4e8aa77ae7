import { expect, test } from 'vitest'
import { resultStatistics } from './result-statistics.ts'
import { alone, aMatch } from './testing/a-match.ts'

test('AADM-7 results are counted by score whoever won, in all and round by round', () => {
  const { rounds, ...all } = resultStatistics([
    aMatch('ana', '0-2', ['bob', 2]),
    aMatch('cyd', '!', ['dov', 2]),
    alone('loss', 'eve', 2),
    aMatch('ana', '2-0', ['bob']),
    aMatch('cyd', '1-2', ['dov']),
    aMatch('fay', '1-1-1', ['gus']),
    aMatch('hal', '?', ['ida']),
    alone('bye', 'eve'),
  ])
  expect(all).toEqual({
    terminated: 4,
    scores: [
      { score: [2, 0], matches: 2, share: 0.5 },
      { score: [2, 1], matches: 1, share: 0.25 },
      { score: [1, 1], matches: 1, share: 0.25 },
    ],
    draws: 1,
    drawShare: 0.25,
    contested: 1,
    pending: 1,
    byes: 1,
    losses: 1,
    doubleLosses: 0,
  })
  expect(
    rounds.map(({ round, terminated, draws, contested, pending, byes, losses }) => [
      round,
      terminated,
      draws,
      contested,
      pending,
      byes,
      losses,
    ]),
  ).toEqual([
    [1, 3, 1, 0, 1, 1, 0],
    [2, 1, 0, 1, 0, 0, 1],
  ])
})

test('AADM-7 wins stand before draws, the clearest first', () => {
  const results = ['0-0', '1-1', '1-0', '2-1', '0-2', '3-2', '1-2']
  const { scores, drawShare } = resultStatistics(results.map((result) => aMatch('ana', result, ['bob'])))
  expect(scores.map(({ score, matches }) => [...score, matches])).toEqual([
    [3, 2, 1],
    [2, 0, 1],
    [2, 1, 2],
    [1, 0, 1],
    [1, 1, 1],
    [0, 0, 1],
  ])
  expect(drawShare).toBeCloseTo(2 / 7)
})

test('AADM-7 STAK-11 a double loss is an end without a score, and no draw', () => {
  expect(resultStatistics([aMatch('ana', '2-0', ['bob']), aMatch('cyd', 'x', ['dov'])])).toMatchObject({
    ...{ terminated: 2, draws: 0, drawShare: 0, doubleLosses: 1 },
    scores: [{ score: [2, 0], matches: 1, share: 0.5 }],
  })
})

test('AADM-7 before the first match there is nothing to share', () => {
  expect(resultStatistics([])).toEqual({
    ...{ terminated: 0, scores: [], draws: 0, drawShare: null, contested: 0, pending: 0, byes: 0, losses: 0 },
    ...{ doubleLosses: 0 },
    rounds: [],
  })
})
