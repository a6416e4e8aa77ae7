import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { RefusedError, UnreachableError } from '../transport/request-error.ts'
import { askAgainWhenReady } from './ask-again.ts'
import { createQueryClient } from './query-client.ts'

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

function aScreen(answer: () => Promise<string>, isServerReady: () => Promise<boolean>) {
  const queryClient = createQueryClient()
  askAgainWhenReady(queryClient, { isServerReady, shortestPauseMs: 2 })
  let asked = 0
  const queryFn = () => {
    asked++
    return answer()
  }
  const observer = new QueryObserver(queryClient, { queryKey: ['x'], queryFn, retry: false })
  const seen: string[] = []
  const leave = observer.subscribe(({ status }) => {
    if (seen.at(-1) !== status) seen.push(status)
  })
  ending.push(leave)
  return { asked: () => asked, seen, observer, leave }
}

test('OPS-7 a screen that nobody answered asks again by itself once the server can serve, and does not blink before', async () => {
  let [isAway, looks] = [true, 0]
  const answer = async () => {
    if (isAway) throw new UnreachableError('away', { sentence: 'La base de données est injoignable.' })
    return 'answered'
  }
  const { asked, seen, observer } = aScreen(answer, async () => {
    looks++
    return !isAway
  })
  await vi.waitFor(() => expect(looks).toBeGreaterThan(3))
  expect([asked(), observer.getCurrentResult().status]).toEqual([1, 'error'])
  isAway = false
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answered'))
  expect(asked()).toBe(2)
  expect(seen).toEqual(['pending', 'error', 'pending', 'success'])
})

test('OPS-7 it goes on for as long as the server says that it could, and cannot', async () => {
  const answer = async () => {
    throw new UnreachableError('away')
  }
  const { asked } = aScreen(answer, async () => true)
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(3))
})

test('OPS-7 what was refused is not asked again, nor what nobody looks at any more', async () => {
  let looks = 0
  const isServerReady = async () => {
    looks++
    return false
  }
  const refused = aScreen(async () => {
    throw new RefusedError({ status: 404, reason: 'tournament_not_found', message: '', fields: {} })
  }, isServerReady)
  await vi.waitFor(() => expect(refused.observer.getCurrentResult().status).toBe('error'))
  const left = aScreen(async () => {
    throw new UnreachableError('away')
  }, isServerReady)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1))
  left.leave()
  const before = looks
  // A third screen waits several rounds, in which the others would have asked as often.
  let ownLooks = 0
  const other = aScreen(
    async () => {
      throw new UnreachableError('away')
    },
    async () => {
      ownLooks++
      return false
    },
  )
  await vi.waitFor(() => expect(ownLooks).toBeGreaterThan(5))
  other.leave()
  expect(looks).toBeLessThanOrEqual(before + 1)
  expect(refused.asked()).toBe(1)
})
