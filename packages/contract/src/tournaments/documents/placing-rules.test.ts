import { MAGIC } from '@tablee/domain/tournaments/rule-packs/magic'
import { POD_PRESETS } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { expect, test } from 'vitest'
import { readRulePack } from './rule-pack.ts'

const stored = (value: unknown) => readRulePack(JSON.parse(JSON.stringify(value)))

test('PODS-2 a pack with rules of pods is the same when read again', () => {
  for (const placings of Object.values(POD_PRESETS)) {
    const pack = { ...MAGIC, placings: { ...placings, floor: [1, 4], cutMinutes: null } }
    expect(stored(pack)).toMatchObject({ rules: pack, isWhole: true })
  }
})

test('PODS-2 packs stored before have points and places alone, or nothing', () => {
  const placings = { points: { win: 5, draw: 1, loss: 0 }, places: null }
  expect(stored({ ...MAGIC, placings }).rules.placings).toEqual(placings)
  expect(stored(MAGIC).rules.placings).toBeUndefined()
})

test('PODS-2 a tiebreaker of a later version leaves the usual rules of pods, and says that something is missing', () => {
  const placings = { ...POD_PRESETS.standard, tiebreakers: ['by-weather'] }
  const read = stored({ ...MAGIC, placings })
  expect(read.isWhole).toBe(false)
  expect(read.rules.placings).toBeUndefined()
})
