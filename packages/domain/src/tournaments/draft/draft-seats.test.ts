import { expect, test } from 'vitest'
import { draftElapsedMs } from '../kinds/draft-course.ts'
import { anEmptyTournament, playerId } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { isDrafting, seatAtDraft } from './draft-seats.ts'

const pods = [['a', 'b', 'c', 'd'].map(playerId), ['e', 'f', 'g'].map(playerId)]

const RUNNING = { course: { kind: 'running', startedAt: '2026-11-27T19:00:00.000Z' } } as const

/** After the first pick, with everybody but those who left. */
function draftWithout(...gone: readonly string[]): Tournament {
  const players = pods.flat().map((id) => ({
    ...{ id, name: id, publicId: null, firstRound: 1 },
    ...{ droppedAfter: gone.includes(id) ? 0 : null, droppedBy: null },
  }))
  const stages = [{ kind: 'draft', plannedRounds: null, pods, cards: 15, timer: RUNNING }] as const
  return { ...anEmptyTournament(), players, stages }
}

test('DRFT-15 a seat has the next one of the circle on its left and the one before on its right', () => {
  const all = draftWithout()
  expect(seatAtDraft(all, playerId('a'))).toEqual({ pod: 1, seat: 1, left: 'b', right: 'd' })
  expect(seatAtDraft(all, playerId('g'))).toEqual({ pod: 2, seat: 3, left: 'e', right: 'f' })
  expect(seatAtDraft(all, playerId('x'))).toBeNull()
  expect(isDrafting(all)).toBe(true)
  expect(isDrafting({ ...all, isCancelled: true })).toBe(false)
})

test('DRFT-15 packs pass by an empty chair, and seats keep their numbers', () => {
  const without = draftWithout('b', 'e', 'f')
  expect(seatAtDraft(without, playerId('c'))).toEqual({ pod: 1, seat: 3, left: 'd', right: 'a' })
  expect(seatAtDraft(without, playerId('b'))).toBeNull()
  expect(seatAtDraft(without, playerId('g'))).toEqual({ pod: 2, seat: 3, left: 'g', right: 'g' })
})

test('DRFT-14 a timer counts from its moment, and stands still while it is paused', () => {
  const nowMs = Date.parse('2026-11-27T19:00:41.500Z')
  expect(draftElapsedMs(RUNNING, nowMs)).toBe(41_500)
  expect(draftElapsedMs(RUNNING, nowMs - 60_000)).toBe(0)
  expect(draftElapsedMs({ course: { kind: 'paused', elapsedMs: 7_000 } }, nowMs)).toBe(7_000)
})
