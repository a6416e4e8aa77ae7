import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { expect, test } from 'vitest'
import { type ApartBackend, forgetApart } from '../../../device-storage/apart-database.ts'
import { CaveStore } from './cave-store.ts'

function aDisk(): ApartBackend & { readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>()
  return {
    kept,
    // In any order, like a browser.
    read: async () => [...kept].toReversed(),
    write: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
  }
}

const act = (id: string): ApartAct => ({
  ...{ id, name: 'start-next-round', input: { roundNumber: 2 } },
  given: { at: '2030-01-31T19:00:00.000Z', seed: '8-0123456789abcdef', ids: [] },
})
const BASE = { sequence: 7, document: '{}', keptBack: '[]' }

test('CAVE-27 acts come back in the order in which they were decided, each tournament its own', async () => {
  const disk = aDisk()
  const [one, other] = [new CaveStore(disk, 'ABCDEF'), new CaveStore(disk, 'GHJKMN')]
  await one.keepBase(BASE)
  for (let place = 0; place < 12; place++) await one.add(act(`act-of-one-${12 - place}`))
  await other.add(act('act-of-other'))
  const read = await one.read()
  expect(read.base).toEqual(BASE)
  expect(read.acts.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, place) => `act-of-one-${12 - place}`))
  await one.remove(read.acts)
  expect((await one.read()).acts).toEqual([])
  expect((await other.read()).acts).toHaveLength(1)
})

test('CAVE-67 acts of two windows are all handed in and gone, and a later one comes after all of them', async () => {
  const disk = aDisk()
  const [one, other] = [new CaveStore(disk, 'ABCDEF'), new CaveStore(disk, 'ABCDEF')]
  await one.add(act('act-z-of-one'))
  await other.add(act('act-y-of-other'))
  await other.read()
  await other.add(act('act-a-of-other'))
  const { acts } = await one.read()
  expect(acts.map(({ id }) => id)).toEqual(['act-y-of-other', 'act-z-of-one', 'act-a-of-other'])
  await one.remove(acts)
  expect(disk.kept.size).toBe(0)
})

test('CAVE-27 what another version of the app wrote and this one cannot read keeps the rest from nobody', async () => {
  const disk = aDisk()
  const store = new CaveStore(disk, 'ABCDEF')
  await store.add({ ...act('act-unread'), name: 'seat-dragons' } as never)
  await store.add(act('act-read'))
  disk.kept.set('ABCDEF base', { sequence: 'seven' })
  const { acts, base, leftovers } = await store.read()
  expect([acts.map(({ id }) => id), base, leftovers]).toEqual([['act-read'], null, []])
  await store.remove(acts)
  expect([...disk.kept.keys()]).toEqual(['ABCDEF act 00000.act-unread', 'ABCDEF base'])
})

test('CAVE-27 who leaves the device takes the states along, but for tournaments whose acts still wait', async () => {
  const disk = aDisk()
  const [over, waiting] = [new CaveStore(disk, 'ABCDEF'), new CaveStore(disk, 'GHJKMN')]
  for (const store of [over, waiting]) {
    await store.keepBase(BASE)
    await store.keepSeeds(['8-0123456789abcdef'])
  }
  await over.keepLeftovers([{ id: 'act-left', at: '2030-01-31T19:00:00.000Z', text: 'Zoé' }])
  await waiting.add(act('act-waiting'))
  await forgetApart(disk, ['ABCDEF', 'GHJKMN'])
  expect([...disk.kept.keys()].toSorted()).toEqual(['GHJKMN act 00000.act-waiting', 'GHJKMN base', 'GHJKMN seeds'])
  await forgetApart(null, ['ABCDEF'])
})
