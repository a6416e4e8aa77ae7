import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveConnection } from './live-connection.ts'
import { ServerTime } from './server-time.ts'
import { type LocalServer, startLocalServer } from './testing/local-server.ts'

const TWO_HOURS = 7_200_000

let server: LocalServer
let live: LiveConnection
let kept: number | null = null
let stop = () => {}

beforeEach(async () => {
  kept = null
  server = await startLocalServer()
  live = new LiveConnection({ address: `${server.origin.replace('http', 'ws')}/v1/realtime` })
})

afterEach(async () => {
  stop()
  live.close()
  vi.restoreAllMocks()
  await server.close()
})

function serverTime(line: ConstructorParameters<typeof ServerTime>[0] = live): ServerTime {
  return new ServerTime(line, {
    read: () => kept,
    write: (differenceMs) => {
      kept = differenceMs
    },
  })
}

/** Until the difference is known. */
async function measured(): Promise<ServerTime> {
  const time = serverTime()
  stop = time.subscribe(() => {})
  live.subscribe('a', { onOpen: () => {}, onEvent: () => {} })
  await vi.waitFor(() => expect(server.sockets[0]?.received.length).toBeGreaterThanOrEqual(4))
  await vi.waitFor(() => expect(kept).not.toBeNull())
  return time
}

const faultMs = (time: ServerTime) => Math.abs(time.nowMs() - (Date.now() + TWO_HOURS))

test('STAK-5 a device two hours off knows the time of the server', async () => {
  server.aheadMs = TWO_HOURS
  const time = await measured()
  expect(faultMs(time)).toBeLessThan(50)
  expect(Math.abs((kept ?? 0) - TWO_HOURS)).toBeLessThan(50)
})

test('STAK-5 whoever sets the clock of the device moves nothing', async () => {
  server.aheadMs = TWO_HOURS
  const time = await measured()
  const right = Date.now
  const before = time.nowMs()
  vi.spyOn(Date, 'now').mockImplementation(() => right() - 3 * TWO_HOURS)
  expect(time.nowMs() - before).toBeLessThan(50)
})

test('STAK-5 without a network the last known difference counts', async () => {
  kept = TWO_HOURS
  const nobody = new LiveConnection({ address: 'ws://127.0.0.1:9/v1/realtime' })
  const time = serverTime(nobody)
  stop = time.subscribe(() => {})
  expect(faultMs(time)).toBeLessThan(50)
  nobody.close()
})

test('STAK-5 a page that slept while its own counting stood still wakes up at the right time', async () => {
  server.aheadMs = TWO_HOURS
  const time = await measured()
  const [right, before] = [Date.now, time.nowMs()]
  server.sockets[0]?.socket.close()
  server.refuseSockets(true)
  vi.spyOn(Date, 'now').mockImplementation(() => right() + 600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(time.nowMs() - before - 600_000).toBeLessThan(50)
  expect(time.nowMs() - before).toBeGreaterThan(599_000)
})

test('STAK-5 of several answers the one that came back quickest counts', () => {
  let tell: Parameters<LiveConnection['onTime']>[0] = () => {}
  const time = serverTime({
    askTime: () => {},
    onTime: (listener) => {
      tell = listener
      return () => {}
    },
    onStatus: () => () => {},
    status: () => ({ kind: 'live' }),
  })
  stop = time.subscribe(() => {})
  const now = performance.now()
  const trueMs = Date.now() + TWO_HOURS
  // One answer was delayed for a second on its way back.
  tell({ sentMs: now - 1000, receivedMs: now, serverMs: trueMs - 990 })
  expect(faultMs(time)).toBeGreaterThan(400)
  tell({ sentMs: now - 20, receivedMs: now, serverMs: trueMs - 10 })
  tell({ sentMs: now - 1000, receivedMs: now, serverMs: trueMs - 990 })
  expect(faultMs(time)).toBeLessThan(50)
})
