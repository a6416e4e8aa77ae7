import { expect, test } from 'vitest'
import { DeviceStorage } from './device-storage.ts'

function aDevice(kept = new Map<string, string>()) {
  const backend = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, open: () => new DeviceStorage({ backend: () => backend, log: () => {} }) }
}

test('EVEN-4 what is arranged outlives the page, one a tournament, and goes with the tournament', () => {
  const device = aDevice()
  const before = device.open()
  before.arranged.keep('t1', { round: 1 })
  before.arranged.keep('t2', { round: 4 })
  before.arranged.keep('t1', { round: 2 })
  const after = device.open()
  expect([after.arranged.find('t1'), after.arranged.find('t2')]).toEqual([{ round: 2 }, { round: 4 }])
  after.forgetTournament('t1')
  expect([before.arranged.find('t1'), before.arranged.find('t2')]).toEqual([undefined, { round: 4 }])
  before.arranged.forget('t2')
  expect(device.kept.size).toBe(1)
})

test('EVEN-4 only so many tournaments are kept, the latest, and nonsense is passed over', () => {
  const device = aDevice(new Map([['tablee:arranged_rounds', '[["t0",{"round":1}],["t1"],7,null]']]))
  const storage = device.open()
  expect(storage.arranged.find('t0')).toEqual({ round: 1 })
  expect(storage.arranged.find('t1')).toBeUndefined()
  for (let number = 1; number <= 20; number++) storage.arranged.keep(`t${number}`, { round: number })
  expect(storage.arranged.find('t0')).toBeUndefined()
  expect(storage.arranged.find('t20')).toEqual({ round: 20 })
})

test('who leaves takes along what only the account could save', () => {
  const storage = aDevice().open()
  storage.setSecret('organizer', 'mine', 'secret-of-mine')
  storage.arranged.keep('mine', { round: 1 })
  storage.arranged.keep('of the account', { round: 1 })
  storage.forgetAccount()
  expect([storage.arranged.find('mine'), storage.arranged.find('of the account')]).toEqual([{ round: 1 }, undefined])
})
