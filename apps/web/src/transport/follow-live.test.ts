import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Following, followLive } from './follow-live.ts'
import type { ChannelListener } from './live-connection.ts'

/** Names that acts give a player, in order. */
type Held = { readonly sequence: number; readonly names: readonly string[] }

let held: Held | undefined
let served: Held
let latest: number | null
let heard: number[]
let isFailing: boolean
let line: ChannelListener
let stop: () => void
let mustRead: () => void

function follow(more: Partial<Following<Held>> = {}) {
  const live: Following<Held>['live'] = {
    subscribe: (_, listener) => {
      line = listener
      return () => {}
    },
  }
  const followed = followLive<Held>({
    ...{ live, id: 't1' as TournamentId, chance: () => 1 },
    held: () => held,
    keep: (kept) => {
      held = kept
    },
    after: ({ names }, { sequence, changes }) => {
      const given = changes.flatMap((change) => (change.kind === 'player_renamed' ? [change.name] : []))
      return given.includes('nobody knows') ? null : { sequence, names: [...names, ...given] }
    },
    readAll: async (upTo) => {
      heard.push(upTo)
      await Promise.resolve()
      if (!isFailing) held = served
      return !isFailing
    },
    latestSequence: async () => latest,
    withinMs: { gap: 100, cut: 200, unknown: { first: 400, last: 1_000 } },
    ...more,
  })
  stop = followed.stop
  mustRead = followed.mustRead
}

beforeEach(() => {
  // Not `setInterval`: jsdom would keep a faked one for the animation frames of later files.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  held = { sequence: 10, names: [] }
  served = { sequence: 20, names: ['served'] }
  latest = 10
  heard = []
  isFailing = false
  follow()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const named = (name: string) => ({ kind: 'player_renamed', playerId: 'p1', name })
const tell = (sequence: number, ...changes: readonly unknown[]) => line.onEvent({ sequence, changes })
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('ACTS-14 one follower of the live channel', () => {
  test('applies acts in their order, each once, whatever the order they come in', async () => {
    tell(12, named('Douze'))
    tell(11, named('Onze'))
    tell(11, named('Onze'))
    tell(4, named('Vier'))
    expect(held).toEqual({ sequence: 12, names: ['Onze', 'Douze'] })
    await later(10_000)
    expect(heard).toEqual([])
  })

  test('reads once behind a gap that is not filled in time', async () => {
    tell(12, named('Douze'))
    tell(13, named('Treize'))
    await later(99)
    expect(heard).toEqual([])
    await later(1)
    expect(heard).toEqual([13])
    expect(held).toBe(served)
  })

  test.each([
    ['a kind of another version', { kind: 'pod_seated' }],
    ['what it cannot apply by itself', named('nobody knows')],
  ])('reads for %s, later each time, and what follows waits for the same reading', async (_, change) => {
    served = { sequence: 12, names: ['served'] }
    tell(11, change)
    tell(12, named('Douze'))
    await later(399)
    expect([heard, held?.names]).toEqual([[], []])
    await later(1)
    expect([heard, held]).toEqual([[12], served])
    tell(13, change)
    await later(799)
    expect(heard).toEqual([12])
    served = { sequence: 13, names: [] }
    await later(1)
    expect(heard).toEqual([12, 13])
    tell(14, named('Quatorze'))
    tell(15, change)
    await later(400)
    expect(heard).toEqual([12, 13, 15])
  })

  test('what cannot be read at all leads to a reading too', async () => {
    line.onEvent('nonsense')
    await later(400)
    expect(heard).toEqual([0])
  })

  test('compares the numbers when the line opens, at once after an own absence, and reads only where they differ', async () => {
    line.onOpen('own')
    await later(0)
    expect(heard).toEqual([])
    latest = 11
    line.onOpen('cut')
    await later(199)
    expect(heard).toEqual([])
    await later(1)
    expect(heard).toEqual([0])
  })

  test('what is told while all is read is applied to what comes, and lost neither way', async () => {
    for (const isHeldBackByReading of [false, true]) {
      stop()
      held = { sequence: 10, names: [] }
      served = { sequence: 11, names: ['Onze'] }
      follow({ isHeldBackByReading })
      mustRead()
      vi.advanceTimersByTime(400)
      tell(11, named('Onze'))
      tell(12, named('Douze'))
      expect(held.names).toEqual(isHeldBackByReading ? [] : ['Onze', 'Douze'])
      served = isHeldBackByReading ? served : held
      await later(0)
      expect(held).toEqual({ sequence: 12, names: ['Onze', 'Douze'] })
    }
  })

  test('a reading that fails is tried again with the next act, and nothing is asked once it is stopped', async () => {
    isFailing = true
    tell(12, named('Douze'))
    await later(5_000)
    expect(heard).toEqual([12])
    isFailing = false
    tell(13, named('Treize'))
    await later(100)
    expect(heard).toEqual([12, 13])
    tell(30, named('Trente'))
    line.onOpen('cut')
    stop()
    await later(10_000)
    expect(heard).toEqual([12, 13])
  })
})
