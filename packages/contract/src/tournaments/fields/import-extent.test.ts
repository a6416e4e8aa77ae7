import { importedSeats } from '@tablee/domain/tournaments/files/import-size'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import { expect, test } from 'vitest'
import { portableText } from '../documents/portable-tournament.ts'
import { importExtent } from './import-extent.ts'

test('OPS-13 a file is measured by its lists, whatever stands in them', () => {
  const played = playedTournament({ players: 11, rounds: 3, seed: 'extent' })
  const tournament = JSON.parse(portableText(portableTournament(played)))
  expect(importExtent({ tournament })).toEqual({ players: 11, rounds: 3, placesTaken: 33 })
  expect(importExtent({ tournament: { players: [null, 1], rounds: [7, { tables: ['x'], byes: [{}] }] } })).toEqual({
    ...{ players: 2, rounds: 2, placesTaken: 3 },
  })
})

test('OPS-13 what is no file has no seats: its shape is refused afterwards', () => {
  for (const tournament of [undefined, null, 'x', [], { players: 'x', rounds: {} }]) {
    expect(importedSeats(importExtent({ tournament }))).toBe(0)
  }
})
