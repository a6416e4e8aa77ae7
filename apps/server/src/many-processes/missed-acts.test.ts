import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMissedActs, type MissedActs } from './missed-acts.ts'

const T1 = 't1' as TournamentId
const stored = new Map<TournamentId, number>()
let told: (readonly [TournamentId, number | null])[]
let notes: string[]
let isAway: boolean
let afterReading: () => void
let missed: MissedActs

beforeEach(() => {
  stored.clear()
  stored.set(T1, 5)
  told = []
  notes = []
  isAway = false
  afterReading = () => {}
  missed = createMissedActs({
    readSequences: async (ids) => {
      if (isAway) throw new Error('away')
      setImmediate(() => afterReading())
      return new Map(ids.flatMap((id) => (stored.has(id) ? [[id, stored.get(id) ?? 0] as const] : [])))
    },
    tell: (id, sequence) => told.push([id, sequence]),
    note: (what) => notes.push(what),
    graceMs: 50,
  })
})
afterEach(() => missed.stop())

/** It is followed, and its state is known. */
async function followed(): Promise<void> {
  missed.follow(T1)
  await missed.look(T1)
}

test('whoever begins to follow is told nothing, and an act that the bus brought is not told again', async () => {
  await followed()
  stored.set(T1, 6)
  missed.heard(T1, 6)
  await missed.look()
  expect(told).toEqual([])
})

test('an act of which no news came is told with the next look, once', async () => {
  await followed()
  stored.set(T1, 7)
  await missed.look()
  await missed.look()
  expect(told).toEqual([[T1, 7]])
})

test('news that come just after the journal was read are waited for', async () => {
  await followed()
  stored.set(T1, 6)
  afterReading = () => missed.heard(T1, 6)
  await missed.look()
  expect(told).toEqual([])
})

test('a tournament that was deleted is told as gone, and its return is followed again', async () => {
  await followed()
  stored.delete(T1)
  await missed.look()
  await missed.look()
  expect(told).toEqual([[T1, null]])
  stored.set(T1, 8)
  missed.heard(T1, 8)
  stored.set(T1, 9)
  await missed.look()
  expect(told.at(-1)).toEqual([T1, 9])
})

test('a database that is away is noted once, and nothing that is no longer followed is told', async () => {
  await followed()
  isAway = true
  await missed.look()
  await missed.look()
  expect(notes).toHaveLength(1)
  isAway = false
  stored.set(T1, 6)
  missed.forget(T1)
  await missed.look()
  expect(told).toEqual([])
})
