import { expect, test } from 'vitest'
import { draftElapsedMs } from '../kinds/draft-course.ts'
import { anEmptyTournament, playerId } from '../testing/a-tournament.ts'
import { seatAtDraft } from './draft-seats.ts'

const pods = [['a', 'b', 'c', 'd'].map(playerId), ['e', 'f', 'g'].map(playerId)]

function peopleWithout(...gone: readonly string[]) {
  const players = pods.flat().map((id) => ({
    id,
    name: id,
    publicId: null,
    firstRound: 1,
    droppedAfter: gone.includes(id) ? 0 : null,
    droppedBy: null,
  }))
  return { ...anEmptyTournament(), players }
}

test('DRFT-15 a seat has the next one of the circle on its left and the one before on its right', () => {
  const all = peopleWithout()
  expect(seatAtDraft({ pods }, all, playerId('a'))).toEqual({ pod: 1, seat: 1, left: 'b', right: 'd' })
  expect(seatAtDraft({ pods }, all, playerId('g'))).toEqual({ pod: 2, seat: 3, left: 'e', right: 'f' })
  expect(seatAtDraft({ pods }, all, playerId('x'))).toBeNull()
})

test('DRFT-15 packs pass by an empty chair, and seats keep their numbers', () => {
  const without = peopleWithout('b', 'e', 'f')
  expect(seatAtDraft({ pods }, without, playerId('c'))).toEqual({ pod: 1, seat: 3, left: 'd', right: 'a' })
  expect(seatAtDraft({ pods }, without, playerId('b'))).toBeNull()
  expect(seatAtDraft({ pods }, without, playerId('g'))).toEqual({ pod: 2, seat: 3, left: 'g', right: 'g' })
})

test('DRFT-14 a timer counts from its moment, and stands still while it is paused', () => {
  const running = { course: { kind: 'running', startedAt: '2026-11-27T19:00:00.000Z' } } as const
  const nowMs = Date.parse('2026-11-27T19:00:41.500Z')
  expect(draftElapsedMs(running, nowMs)).toBe(41_500)
  expect(draftElapsedMs(running, nowMs - 60_000)).toBe(0)
  expect(draftElapsedMs({ course: { kind: 'paused', elapsedMs: 7_000 } }, nowMs)).toBe(7_000)
})
