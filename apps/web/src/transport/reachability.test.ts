import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reachability } from './reachability.ts'

// Not `setInterval`: jsdom would keep a faked one for the animation frames of later files.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function aServer() {
  const server = {
    isUp: true,
    asked: 0,
    ping: async () => {
      server.asked += 1
      if (!server.isUp) throw new Error('no answer')
    },
  }
  return server
}

test('a page that came from the server asks nothing, and hears of the network from the device', async () => {
  const server = aServer()
  const reach = new Reachability({ ping: server.ping, isUncertain: false })
  const heard: boolean[] = []
  reach.subscribe(() => heard.push(reach.isReachable()))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toBe(0)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([false, true])
})

test('a page that came from the device asks once, and again until somebody answers', async () => {
  const server = aServer()
  server.isUp = false
  const reach = new Reachability({ ping: server.ping, isUncertain: true, askEveryMs: 1000 })
  await vi.advanceTimersByTimeAsync(0)
  expect(reach.isReachable()).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.asked).toBe(3)
  server.isUp = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(reach.isReachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toBe(4)
})
