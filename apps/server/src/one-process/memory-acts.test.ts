import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { EVERY_TOURNAMENT } from '../ports/last-acts.ts'
import { createMemoryActs } from './memory-acts.ts'

const [one, other, third] = ['t1', 't2', 't3'] as TournamentId[] as [TournamentId, TournamentId, TournamentId]

test('API-2 a mark changes with every act on its tournament and with no other', () => {
  const acts = createMemoryActs()
  const before = [acts.markOf(one), acts.markOf(other)]
  acts.note(one)
  expect(acts.markOf(one)).not.toBe(before[0])
  expect(acts.markOf(other)).toBe(before[1])
})

test('API-2 the mark of all tournaments changes with every act on any', () => {
  const acts = createMemoryActs(1)
  const marks = [acts.markOf(EVERY_TOURNAMENT)]
  for (const id of [one, other, one]) {
    acts.note(id)
    marks.push(acts.markOf(EVERY_TOURNAMENT))
  }
  expect(new Set(marks).size).toBe(4)
})

test('API-2 a tournament that is forgotten never has a mark again that it had before its last act', () => {
  const acts = createMemoryActs(2)
  const before = [one, other, third].map(acts.markOf)
  for (const id of [one, other, third]) acts.note(id)
  const known = acts.markOf(one)
  expect([one, other, third].map(acts.markOf)).not.toContain(before[0])
  acts.note(one)
  acts.note(third)
  for (const mark of [before[0], known]) expect([acts.markOf(one), acts.markOf(other)]).not.toContain(mark)
})
