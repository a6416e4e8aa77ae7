import { GOING_AWAY, goingAwayReason } from '@tablee/contract/going-away'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveConnection } from './live-connection.ts'
import { type LocalServer, startLocalServer } from './testing/local-server.ts'

/** A busy machine is late, not broken. */
const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 10_000 })

let server: LocalServer
let live: LiveConnection
const QUICK = { pingEveryMs: 30, answerWithinMs: 200, retryDelaysMs: [5, 5, 5], attemptsUntilOffline: 2 }

beforeEach(async () => {
  server = await startLocalServer()
  live = new LiveConnection({ address: `${server.origin.replace('http', 'ws')}/v1/realtime`, ...QUICK })
})
afterEach(async () => {
  live.close()
  await server.close()
})

function listen(channel: string) {
  const seen: unknown[] = []
  const stop = live.subscribe(channel, { onOpen: () => seen.push('open'), onEvent: (payload) => seen.push(payload) })
  return { seen, stop }
}

test('several channels share one socket, each hears its own events', async () => {
  const first = listen('tournaments.t1.live')
  const second = listen('tournaments.t2.live')
  await soon(() => expect(second.seen).toEqual(['open']))
  expect(server.sockets).toHaveLength(1)
  server.publish('tournaments.t1.live', { sequence: 4 })
  server.publish('tournaments.t2.live', { sequence: 9 })
  await soon(() => expect(second.seen).toEqual(['open', { sequence: 9 }]))
  expect(first.seen).toEqual(['open', { sequence: 4 }])
  expect(live.status()).toEqual({ kind: 'live' })
})

test('it pings to keep the line open', async () => {
  listen('a')
  await server.socketOpened(1)
  await soon(() => expect(server.sockets[0]?.received).toContainEqual(expect.stringMatching(/^{"type":"ping",/)))
})

test('DASH-5 it comes back by itself after a cut and says so to the screen, which may have missed something', async () => {
  const { seen } = listen('a')
  await soon(() => expect(seen).toEqual(['open']))
  server.sockets[0]?.socket.terminate()
  await soon(() => expect(seen).toEqual(['open', 'open']))
  expect(live.status()).toEqual({ kind: 'live' })
})

test('while the server cannot be reached the screen says offline, with the time of what it shows', async () => {
  const { seen } = listen('a')
  await soon(() => expect(seen).toEqual(['open']))
  const kinds: string[] = []
  live.onStatus(() => kinds.push(live.status().kind))
  server.refuseSockets(true)
  server.sockets[0]?.socket.terminate()
  await soon(() => expect(kinds).toEqual(['reconnecting', 'offline']))
  const status = live.status()
  expect(status.kind === 'offline' && status.freshAt).toBeGreaterThan(Date.now() - 5_000)
  server.refuseSockets(false)
  await soon(() => expect(live.status()).toEqual({ kind: 'live' }))
})

test('a line that went dead without a word is noticed and replaced', async () => {
  const { seen } = listen('a')
  await soon(() => expect(seen).toEqual(['open']))
  // The peer stops reading: no pong and no close.
  server.sockets[0]?.socket.pause()
  await server.socketOpened(2)
  await soon(() => expect(seen).toEqual(['open', 'open']))
})

test('DASH-5 a phone that wakes up does not wait for the next attempt', async () => {
  live.close()
  // A busy machine may answer late: no second try here.
  const slow = { ...QUICK, answerWithinMs: 10_000, retryDelaysMs: [60_000] }
  live = new LiveConnection({ address: `${server.origin.replace('http', 'ws')}/v1/realtime`, ...slow })
  const { seen } = listen('a')
  await soon(() => expect(seen).toEqual(['open']))
  server.sockets[0]?.socket.terminate()
  await soon(() => expect(live.status().kind).toBe('reconnecting'))
  document.dispatchEvent(new Event('visibilitychange'))
  await soon(() => expect(seen).toEqual(['open', 'open']))
  server.sockets[1]?.socket.terminate()
  await soon(() => expect(live.status().kind).toBe('reconnecting'))
  window.dispatchEvent(new Event('online'))
  await soon(() => expect(seen).toEqual(['open', 'open', 'open']))
})

test('OPS-5 a server that ends says when to come back, and this phone does so then, not before', async () => {
  live.close()
  // Only the server's requested pause brings it back in this test, not the client's own.
  live = new LiveConnection({
    ...{ address: `${server.origin.replace('http', 'ws')}/v1/realtime`, ...QUICK },
    ...{ answerWithinMs: 10_000, retryDelaysMs: [60_000] },
  })
  const { seen } = listen('a')
  await soon(() => expect(seen).toEqual(['open']))
  server.sockets[0]?.socket.close(GOING_AWAY, goingAwayReason(20))
  await soon(() => expect(seen).toEqual(['open', 'open']))
  server.sockets[1]?.socket.close(GOING_AWAY, 'for lunch')
  await soon(() => expect(live.status().kind).toBe('reconnecting'))
  expect(server.sockets).toHaveLength(2)
})

test('a channel that nobody looks at any more is left, and the socket closes with the last one', async () => {
  const { seen, stop } = listen('a')
  await soon(() => expect(seen).toEqual(['open']))
  const closed = new Promise((resolve) => server.sockets[0]?.socket.on('close', resolve))
  stop()
  await closed
  expect(live.status()).toEqual({ kind: 'connecting' })
})

test('words that are none of the protocol are passed over', async () => {
  const { seen } = listen('a')
  await soon(() => expect(seen).toEqual(['open']))
  for (const text of ['{', '"hello"', '{"type":"song"}', '{"type":"event","data":{}}'])
    server.sockets[0]?.socket.send(text)
  server.publish('a', 1)
  await soon(() => expect(seen).toEqual(['open', 1]))
})
