import { aTournamentOf } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { namesComeIn } from './came-in.ts'

const row = (name: string, key: string, droppedAfter: number | null = null) =>
  JSON.stringify({ name, points: 0, key, firstRound: 1, droppedAfter })

test('SHOP-3 an answer names who came in by the act, and nobody who was there or is gone', () => {
  const before = aTournamentOf(2)
  const [ana] = before.players
  const players = [row('Ana', ana?.id ?? ''), row('Cléo', 'new-1'), row('Dan', 'new-2', 0)]
  expect(namesComeIn(before, { players })).toEqual(['Cléo'])
  expect(namesComeIn(before, { players: [] })).toEqual([])
  expect(namesComeIn(before, null)).toEqual([])
})
