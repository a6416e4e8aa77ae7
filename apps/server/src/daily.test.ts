import { afterEach, expect, test, vi } from 'vitest'
import { daily } from './daily.ts'

const DAY_MS = 24 * 60 * 60 * 1000

afterEach(() => void vi.useRealTimers())

test('STAK-3 what is done daily is done again after a day that failed, and no more once it is stopped', async () => {
  vi.useFakeTimers()
  const noted: unknown[] = []
  let days = 0
  const stop = daily(
    async () => {
      days += 1
      if (days === 1) throw new Error('the database is away')
    },
    (error) => void noted.push(error),
  )
  expect(days).toBe(0)
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect([days, noted.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect([days, noted.length]).toEqual([2, 1])
  stop()
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(days).toBe(2)
})
