import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { started, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { writtenBase } from '../cave/cave-base.ts'
import { venue } from '../testing/venue.ts'
import { readHandedOver, writeHandedOver } from './handed-over.ts'
import { mergeTaken } from './merge-taken.ts'

const tournament = whole(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
const base = writtenBase({ whole: tournament, sequence: 7 })
const act = (id: string): ApartAct => ({
  ...{ id, name: 'start-next-round', input: { roundNumber: 2 } },
  given: { at: '2030-01-31T19:00:00.000Z', seed: '8-0123456789abcdef', ids: [] },
})
const handed = {
  code: tournament.code,
  tournamentId: tournament.id,
  at: '2030-01-31T20:00:00.000Z',
  ...{ base, acts: [act('one'), act('two')], seeds: ['8-00000000000000aa'] },
  proof: { role: 'organizer', secret: 'secret-of-the-organizer', name: null, expiresAt: null },
} as const

test('CAVE-38 what is handed over is read as it was written, and nothing else is', () => {
  expect(readHandedOver(writeHandedOver(handed))).toMatchObject(handed)
  const { seeds: _, ...withoutSeeds } = handed
  expect(readHandedOver(JSON.stringify({ version: 1, ...withoutSeeds }))).toMatchObject({ ...withoutSeeds, seeds: [] })
  const others = [
    { ...handed, seeds: Array.from({ length: 101 }, () => '8-00000000000000aa') },
    { ...handed, code: 'abcdef' },
    { ...handed, tournamentId: 'another' },
    { ...handed, base: { ...base, document: '{}' } },
    { ...handed, acts: [{ ...act('one'), name: 'change-settings' }] },
    { ...handed, acts: Array.from({ length: 5_001 }, (_, at) => act(`${at}`)) },
    { ...handed, proof: { ...handed.proof, role: 'everybody' } },
  ]
  for (const other of others) expect(readHandedOver(JSON.stringify({ version: 1, ...other }))).toBeNull()
  expect(readHandedOver(JSON.stringify({ ...handed, version: 2 }))).toBeNull()
  for (const text of ['', '{', '[]', 'null', '7']) expect(readHandedOver(text)).toBeNull()
})

test('CAVE-39 a device takes over what goes on from its own, and nothing that would put its own acts aside', () => {
  const kept = (ids: readonly string[], sequence = 7) => ({ base: { ...base, sequence }, acts: ids.map(act) })
  const merge = (own: readonly string[], taken: readonly string[], ownSequence = 7) =>
    mergeTaken(kept(own, ownSequence), kept(taken))?.acts.map(({ id }) => id) ?? null
  expect(mergeTaken({ base: null, acts: [] }, kept(['one']))).toEqual(kept(['one']))
  expect(merge([], ['one', 'two'], 9)).toEqual(['one', 'two'])
  expect(merge(['one'], ['one', 'two'])).toEqual(['one', 'two'])
  // Taken over twice, or handed back before anything was decided.
  expect(merge(['one', 'two'], ['one'])).toEqual(['one', 'two'])
  expect(merge(['one', 'three'], ['one', 'two'])).toBeNull()
  expect(merge(['one'], ['one', 'two'], 6)).toBeNull()
  expect(mergeTaken(kept([], 9), kept([]))?.base.sequence).toBe(9)
  expect(mergeTaken(kept([], 6), kept([]))?.base.sequence).toBe(7)
})
