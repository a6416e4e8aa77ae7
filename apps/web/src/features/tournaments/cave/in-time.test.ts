import { expect, test, vi } from 'vitest'
import { UnreachableError } from '../../../transport/request-error.ts'
import { inTime } from './in-time.ts'

test('CAVE-46 what hangs for two seconds and a half counts as not there, and what answers before counts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hanging = inTime(new Promise<string>(() => {})).catch((error: unknown) => error)
  const answering = inTime(new Promise<string>((resolve) => setTimeout(() => resolve('here'), 2_400)))
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await hanging).toBeInstanceOf(UnreachableError)
  expect(await answering).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
  await expect(inTime(Promise.reject(new TypeError('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
