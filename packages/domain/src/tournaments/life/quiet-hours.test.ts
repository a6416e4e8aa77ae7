import { expect, test } from 'vitest'
import { after, aTournamentOf, started } from '../testing/a-tournament.ts'
import { changeSettings } from './change-settings.ts'
import { areQuietHours, isQuietAt, QUIET_ALL_DAY } from './quiet-hours.ts'

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

test.each([
  ['14:00-15:30', '13:59', false],
  ['14:00-15:30', '14:00', true],
  ['14:00-15:30', '15:29', true],
  ['14:00-15:30', '15:30', false],
  ['22:30-07:00', '23:00', true],
  ['22:30-07:00', '06:59', true],
  ['22:30-07:00', '12:00', false],
  [QUIET_ALL_DAY, '12:00', true],
  [null, '12:00', false],
  ['what comes later', '12:00', false],
])('READ-4 quiet hours %s at %s: %s', (hours, time, isQuiet) => {
  expect(isQuietAt(hours, at(time))).toBe(isQuiet)
})

test('READ-4 only times of day are quiet hours', () => {
  expect(['14:00-15:00', '00:00-23:59'].every(areQuietHours)).toBe(true)
  expect(['24:00-15:00', '9:00-10:00', '14:00', '14:00-15:60', ''].some(areQuietHours)).toBe(false)
})

test('READ-4 an evening becomes quiet and loud again while it is played, and nothing else changes then', () => {
  const running = started(aTournamentOf(4))
  const quiet = after(running, changeSettings(running, { quietHours: '14:00-15:00' }))
  expect(quiet).toEqual({ ...running, quietHours: '14:00-15:00' })
  expect(after(quiet, changeSettings(quiet, { quietHours: null }))).toEqual(running)
  expect(changeSettings(running, { quietHours: QUIET_ALL_DAY, capacity: 64 })).toMatchObject({
    refusal: { code: 'settings_locked' },
  })
})
