import { expect, test } from 'vitest'
import { watchDesksBeside } from './desks-beside.ts'

test('CAVE-67 a window hears of what another keeps, and an act that is kept after its screen has gone fails nobody', async () => {
  const heard = Promise.withResolvers<void>()
  const one = watchDesksBeside('ABCDEF', () => {})
  const other = watchDesksBeside('ABCDEF', heard.resolve)
  one.tellKept()
  await heard.promise
  one.stop()
  other.stop()
  expect(() => one.tellKept()).not.toThrow()
})
