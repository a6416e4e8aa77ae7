import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMissedActs, type MissedActs } from './missed-acts.ts'

const T1 = 't1' as TournamentId
const stored = new Map<TournamentId, number>()
let told: (readonly [TournamentId, number | null])[]
let notes: string[]
let isAway: boolean
let missed: MissedActs

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  stored.clear()
  stored.set(T1, 5)
  told = []
  notes = []
  isAway = false
  missed = createMissedActs({
    readSequences: async (ids) => {
      if (isAway) throw new Error('away')
      return new Map(ids.flatMap((id) => (stored.has(id) ? [[id, stored.get(id) ?? 0] as const] : [])))
    },
    tell: (id, sequence) => told.push([id, sequence]),
    note: (what) => notes.push(what),
    lookMs: 1000,
    graceMs: 0,
  })
})
afterEach(() => {
  missed.stop()
  vi.useRealTimers()
})

const settled = () => new Promise((resume) => setTimeout(resume, 5))
async function afterALook(): Promise<void> {
  vi.advanceTimersByTime(1000)
  await settled()
}

test('whoever begins to follow is told nothing, and an act that the bus brought is not told again', async () => {
  missed.follow(T1)
  await settled()
  stored.set(T1, 6)
  missed.heard(T1, 6)
  await afterALook()
  expect(told).toEqual([])
})

test('an act of which no news came is told with the next look, once', async () => {
  missed.follow(T1)
  await settled()
  stored.set(T1, 7)
  await afterALook()
  await afterALook()
  expect(told).toEqual([[T1, 7]])
})

test('news that come while the journal is read are waited for', async () => {
  missed.follow(T1)
  await settled()
  stored.set(T1, 6)
  vi.advanceTimersByTime(1000)
  missed.heard(T1, 6)
  await settled()
  expect(told).toEqual([])
})

test('a tournament that was deleted is told as gone, and its return is followed again', async () => {
  missed.follow(T1)
  await settled()
  stored.delete(T1)
  await afterALook()
  await afterALook()
  expect(told).toEqual([[T1, null]])
  stored.set(T1, 8)
  missed.heard(T1, 8)
  stored.set(T1, 9)
  await afterALook()
  expect(told.at(-1)).toEqual([T1, 9])
})

test('a database that is away is noted once, and nothing that is no longer followed is told', async () => {
  missed.follow(T1)
  await settled()
  isAway = true
  await afterALook()
  await afterALook()
  expect(notes).toHaveLength(1)
  isAway = false
  stored.set(T1, 6)
  missed.forget(T1)
  await afterALook()
  expect(told).toEqual([])
})
