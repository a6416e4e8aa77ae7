import { expect, test } from 'vitest'
import { createAnnouncements } from './announcements.ts'
import type { BusConnection } from './bus-connection.ts'
import { createSpeech } from './speech.ts'

/** Followed are the channels that begin with `far`; answers when told to. */
function aBus() {
  const asked: (readonly string[])[] = []
  const published: { readonly channel: string; readonly number: number; readonly payload: unknown }[] = []
  const answers: (() => void)[] = []
  let isAway = false
  const speaker = {
    pubSubShardNumSub: async (channels: readonly string[]) => {
      asked.push(channels)
      await new Promise<void>((resolve) => answers.push(resolve))
      if (isAway) throw new Error('away')
      return Object.fromEntries(channels.map((channel) => [channel, channel.startsWith('far') ? 1 : 0]))
    },
    sPublish: async (channel: string, text: string) => {
      const { number, payload } = JSON.parse(text)
      published.push({ channel, number, payload })
    },
  } as unknown as BusConnection['speaker']
  const speech = createSpeech({ speaker, isReady: () => true }, 'orders')
  const { say } = createAnnouncements({
    ...{ connection: { speaker }, speech, processId: 'here' },
    nameOf: (channel) => channel,
    isOwn: () => false,
  })
  const saySequence = (sequence: number, ...channels: readonly string[]) =>
    say({ channels, event: () => ({ events: [], payload: { sequence } }) })
  return {
    ...{ asked, published, say: saySequence },
    answer: async () => {
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      answers.shift()?.()
    },
    breaks: (away: boolean) => {
      isAway = away
    },
  }
}

test('WIDE-3 what comes about while the bus answers shares one question, and is said in order', async () => {
  const bus = aBus()
  bus.say(1, 'far a')
  await expect.poll(() => bus.asked.length).toBe(1)
  for (const sequence of [2, 3]) bus.say(sequence, 'far a', 'near')
  bus.say(4, 'far b')
  await bus.answer()
  await bus.answer()
  await expect.poll(() => bus.published.length).toBe(4)
  expect(bus.asked).toEqual([['far a'], ['far a', 'near', 'far b']])
  expect(bus.published).toEqual(
    [1, 2, 3, 4].map((act) => ({
      ...{ channel: act === 4 ? 'far b' : 'far a', number: act },
      payload: { sequence: act },
    })),
  )
})

test('WIDE-3 more than 64 go in several questions', async () => {
  const bus = aBus()
  for (let sequence = 0; sequence < 100; sequence++) bus.say(sequence, `far ${sequence}`)
  await bus.answer()
  await bus.answer()
  await expect.poll(() => bus.published.length).toBe(100)
  expect(bus.asked.map((channels) => channels.length)).toEqual([64, 36])
})

test('WIDE-3 what waited when the bus failed is dropped, and what comes later is said', async () => {
  const bus = aBus()
  bus.say(1, 'far a')
  await expect.poll(() => bus.asked.length).toBe(1)
  bus.say(2, 'far a')
  bus.breaks(true)
  await bus.answer()
  await new Promise((resume) => setImmediate(resume))
  bus.breaks(false)
  bus.say(3, 'far a')
  await bus.answer()
  await expect.poll(() => bus.published.length).toBe(1)
  expect(bus.published).toEqual([{ channel: 'far a', number: 1, payload: { sequence: 3 } }])
})
