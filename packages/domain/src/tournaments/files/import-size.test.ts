import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { admitImport, importedSeats, MOST_IMPORTED_SEATS } from './import-size.ts'

const { guest, organizer } = MOST_IMPORTED_SEATS
const ofSeats = (players: number, rounds: number) => ({ players, rounds, placesTaken: 0 })

test('OPS-13 a file is as large as its players times its rounds, and a field that waits as one round', () => {
  expect(importedSeats(ofSeats(8, 3))).toBe(24)
  expect(importedSeats(ofSeats(8, 0))).toBe(8)
})

test('OPS-13 rounds that list more places than there are players are as large as what they list', () => {
  expect(importedSeats({ players: 2, rounds: 3, placesTaken: 9_000 })).toBe(9_000)
})

test('OPS-13 a guest brings in 12,000 seats and an approved organizer 60,000, and no seat more', () => {
  expect(admitImport(ofSeats(2_000, 6), false)).toEqual(accept(guest))
  expect(admitImport(ofSeats(12_001, 1), false)).toEqual(refuse('import_too_large'))
  expect(admitImport(ofSeats(2_000, 30), true)).toEqual(accept(organizer))
  expect(admitImport(ofSeats(60_001, 1), true)).toEqual(refuse('import_too_large'))
})
