import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { toldChanges } from '@tablee/domain/tournaments/public-change'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, aTournamentOf, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChannelListener } from '../../../../transport/live-connection.ts'
import { createServerClient } from '../../../../transport/server-client.ts'
import type { Server } from '../../../../transport/server-context.tsx'
import { followTournament } from '../following/follow-tournament.ts'
import { tournamentKey, tournamentQuery } from '../following/tournament-query.ts'

const PHONES = 1_000
const before = withResults(started(aTournamentOf(8)))
const paired = startNextRound(before, { seed: 'seed', wished: 2 })
const changes = toldChanges(paired.accepted ? paired.value : []) ?? []
const now = after(before, paired)
const moments = { createdAt: '2030-01-31T19:00:00.000Z', updatedAt: '2030-01-31T19:00:00.000Z' }

/** One server per test, so that earlier requests do not count. */
let endpoint = ''
let halls = 0
let phones: ChannelListener[]
/** Request times in ms after the act. */
let asked: number[]
let stops: (() => void)[]
let clients: QueryClient[]

beforeEach(async () => {
  // Not `setInterval`: jsdom would keep a faked one for the animation frames of later files.
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let document = writeTournamentDocument({ tournament: before, sequence: 10, ...moments })
  halls += 1
  endpoint = `https://hall-${halls}.test/v1`
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (String(input instanceof Request ? input.url : input).startsWith(endpoint)) asked.push(Date.now())
    return new Response(JSON.stringify({ total: 1, documents: [document] }))
  })
  phones = []
  asked = []
  const opened = await Promise.all(Array.from({ length: PHONES }, (_, index) => openPhone(index / PHONES)))
  asked = []
  document = writeTournamentDocument({ tournament: now, sequence: 11, ...moments })
  stops = opened.map(({ stop }) => stop)
  clients = opened.map(({ queryClient }) => queryClient)
})
afterEach(() => {
  for (const stop of stops) stop()
  for (const client of clients) client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A phone showing the state before the act, on a line the test holds. */
async function openPhone(drawn: number) {
  const live: Server['live'] = {
    status: () => ({ kind: 'live' }),
    isOutdated: () => false,
    onStatus: () => () => {},
    subscribe: (_, listener) => {
      phones.push(listener)
      return () => {}
    },
    hear: () => false,
    askTime: () => {},
    onTime: () => () => {},
    close: () => {},
  }
  const client = createServerClient({ endpoint, language: () => 'fr' })
  const server: Server = { client, live, reachability: { isReachable: () => true, subscribe: () => () => {} } }
  const queryClient = new QueryClient()
  await queryClient.fetchQuery(tournamentQuery(client, now.code))
  const { code, id } = now
  return { queryClient, stop: followTournament({ server, queryClient, code, id, chance: () => drawn }) }
}

const roundOf = (client: QueryClient) =>
  client.getQueryData<{ tournament: typeof now }>(tournamentKey(now.code))?.tournament.rounds.length
const tell = (sequence: number, told: readonly { kind: string }[]) => {
  for (const phone of phones) phone.onEvent({ sequence, changes: told })
}

/** Most requests in any tenth of the time. */
function busiestTenth(spanMs: number): number {
  const tenths = Object.values(Object.groupBy(asked, (moment) => String(Math.floor((10 * moment) / spanMs))))
  return Math.max(...tenths.map((some) => some?.length ?? 0))
}

test('DASH-5 of a thousand phones none asks when the next round is paired', async () => {
  tell(11, changes)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  expect(new Set(clients.map(roundOf))).toEqual(new Set([2]))
})

test.each([
  ['missed an act', 1_000, () => tell(12, [])],
  ['cannot read a change', 2_000, () => tell(11, [{ kind: 'pod_seated' }])],
  [
    'come back from a cut',
    1_500,
    () => {
      for (const phone of phones) phone.onOpen('cut')
    },
  ],
])(
  'DASH-5 a thousand phones that all %s ask within a moment, and never at the same one',
  async (_, spanMs, happens) => {
    happens()
    await vi.advanceTimersByTimeAsync(spanMs)
    expect(asked.length).toBeGreaterThanOrEqual(PHONES)
    expect(busiestTenth(spanMs)).toBeLessThan(asked.length / 5)
  },
)

test('DASH-5 a phone that woke up or has just opened the page asks at once', async () => {
  phones[0]?.onOpen('own')
  // Once simultaneous requests are gathered.
  await vi.advanceTimersByTimeAsync(30)
  // The last act's number, then the document.
  expect(asked).toEqual([30, 30])
})
