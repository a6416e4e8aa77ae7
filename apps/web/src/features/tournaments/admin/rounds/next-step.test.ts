import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { venue } from '../../testing/venue.ts'
import { nextStep, tableAfter, tablesWithoutResult } from './next-step.ts'

const FOUR = ['Zoé', 'Max', 'Léa', 'Inès']
const first = started(venue(FOUR))
const second = after(withResults(first), startNextRound(withResults(first), { seed: 'seed', wished: null }))

test('QADM-4 the step of an evening: start, results, next round, and the end once the rounds are played', () => {
  expect(nextStep(venue(FOUR))).toEqual({ kind: 'start' })
  expect(nextStep(first)).toMatchObject({ kind: 'enter_results', tables: [{ table: 1 }, { table: 2 }] })
  expect(nextStep(withResults(first))).toEqual({ kind: 'next_round', round: 2 })
  const played = withResults(second)
  expect(nextStep(played)).toEqual({ kind: 'finish' })
  expect(nextStep(after(played, finishTournament(played)))).toEqual({ kind: 'nothing' })
})

test('EVEN-8 after a table the next one without a result is offered, and behind the last the first', () => {
  const [one, two] = tablesWithoutResult(first)
  if (!one || !two) throw new Error('Two tables were paired')
  const without = after(first, setScore(first, { matchId: one.id, score: twoNil }))
  expect(tableAfter(tablesWithoutResult(without), 1)).toEqual(two)
  expect(tableAfter(tablesWithoutResult(first), 2)).toEqual(one)
  expect(tableAfter([], 2)).toBeUndefined()
})
