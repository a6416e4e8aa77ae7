import { seededRandom } from '@tablee/domain/seeded-random'
import { breakFewest } from '@tablee/domain/tournaments/pairing/break-fewest'
import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import type { PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import { pairPods } from '@tablee/domain/tournaments/pairing/pods/pair-pods'
import { randomPodField } from '@tablee/domain/tournaments/pairing/pods/testing/random-pod-field'
import { simulatedEvent } from '@tablee/domain/tournaments/testing/simulated-event'
import { expect, test } from 'vitest'
import { createPairingBook } from './pairing-book.ts'
import { createPairingThread } from './pairing-thread.ts'
import {
  packField,
  packPairs,
  packPods,
  packRepair,
  unpackField,
  unpackPairs,
  unpackPods,
  unpackRepair,
} from './travelling-field.ts'

const SEED = crypto.randomUUID()

function fieldAfter(rounds: number, players: number): readonly PairingPlayer[] {
  return [...simulatedEvent({ players, rounds, seed: SEED })].at(-1)?.players ?? []
}

function allDifferent(size: number): readonly PairingPlayer[] {
  const random = seededRandom(SEED)
  return Array.from({ length: size }, (_, index) => ({
    ...{
      id: `p${index}`,
      points: index,
      opponents: ['somebody who left', `p${(index * 7 + 1) % size}`],
      byes: index % 3,
    },
    ...(random() < 0.5 ? {} : { pairedDown: random() < 0.5 }),
  }))
}

test(`OPS-12 a field and its pairs come back from the way as they were (${SEED})`, () => {
  for (const field of [fieldAfter(5, 41), allDifferent(30), []]) {
    const packed = packField(field, 'seed')
    expect(unpackField(packed)).toEqual(field)
    const pairs = pairRound(field, '8-seed')
    expect(unpackPairs(packPairs(pairs, packed), packed)).toEqual(pairs)
  }
})

test(`OPS-12 a thread pairs as the process itself does, one field after the other (${SEED})`, async () => {
  const thread = createPairingThread()
  const fields = [allDifferent(150), fieldAfter(6, 67), allDifferent(31)]
  const pairs = await Promise.all(fields.map((field) => thread.pairApart(field, '8-seed')))
  expect(pairs).toEqual(fields.map((field) => pairRound(field, '8-seed')))
  await thread.stop()
})

test(`OPS-12 a repair is found in the thread as by the process itself (${SEED})`, async () => {
  const thread = createPairingThread()
  const players = fieldAfter(4, 121)
  const tables = Array.from({ length: 58 }, (_, table) => {
    const [one, other] = players.slice(3 + 2 * table)
    if (!one || !other) throw new Error('too few players')
    return { players: [one, other] as const, isFixed: table % 5 === 0 }
  })
  const field = { newcomers: players.slice(0, 2), exempt: players.slice(2, 3), tables, seed: 'seed', most: 3 }
  expect(unpackRepair(packRepair(field))).toEqual(field)
  expect(await thread.repairApart(field)).toEqual({ repair: breakFewest(field) })
  const hopeless = { ...field, newcomers: players.slice(0, 1), exempt: [], most: 0 }
  expect(await thread.repairApart(hopeless)).toEqual({ repair: breakFewest(hopeless) })
  await thread.stop()
})

test('OPS-12 what takes too long is ended, and so is what is under way at the end; of too many, the last are told so', async () => {
  const hasty = createPairingThread({ longestMs: 1 })
  expect(await hasty.pairApart(allDifferent(900), 'seed')).toBeNull()
  await hasty.stop()

  const thread = createPairingThread({ mostWaiting: 1 })
  const underWay = thread.pairApart(allDifferent(900), 'seed')
  expect(await thread.pairApart(allDifferent(2), 'seed')).toBeNull()
  await thread.stop()
  expect(await underWay).toBeNull()
  expect(await thread.pairApart(allDifferent(2), 'seed')).toBeNull()
})

test('OPS-12 a field that became another one meanwhile has another seed, and is paired anew', async () => {
  const seeds = ['one', 'two', 'three']
  const book = createPairingBook(() => seeds.shift() ?? '')
  const asked: (readonly [number, string])[] = []
  const podsApart = async () => Promise.reject(new Error('no tables of four'))
  const pairApart = async (players: readonly PairingPlayer[], seed: string) => {
    asked.push([players.length, seed])
    return [['a', 'b'] as const]
  }
  expect(book.pair(allDifferent(300), book.seed())).toEqual([])
  expect([book.isWanting(), await book.prepare({ pairApart, podsApart }), book.isWanting()]).toEqual([
    true,
    true,
    false,
  ])
  expect(book.pair(allDifferent(300), book.seed())).toEqual([['a', 'b']])

  expect(book.pair(allDifferent(299), book.seed())).toEqual([])
  expect([book.isWanting(), await book.prepare({ pairApart, podsApart })]).toEqual([true, true])
  expect(book.pair(allDifferent(299), book.seed())).toEqual([])
  expect(await book.prepare({ pairApart, podsApart })).toBe(true)
  expect(book.pair(allDifferent(299), book.seed())).toEqual([['a', 'b']])
  expect(asked).toEqual([
    [300, 'one'],
    [299, 'two'],
  ])
})

const PLAN = { remainder: 'byes', pointsFirst: false } as const

function podField(players: number) {
  return randomPodField({ players, rounds: 3, seed: SEED }).map((player) => ({
    ...player,
    seats: [...player.seats, 0, 0, 0, 0, 0].slice(0, 5),
  }))
}

test(`PODS-1 OPS-12 a thread draws tables of four as the process itself does (${SEED})`, async () => {
  const thread = createPairingThread()
  for (const field of [podField(14), podField(19)]) {
    expect(unpackPods(packPods(field, 'seed', PLAN))).toEqual(field)
    expect(await thread.podsApart(field, 'seed', PLAN)).toEqual(pairPods(field, 'seed', PLAN))
  }
  await thread.stop()
})

test('PODS-1 OPS-12 tables of four are drawn beside from thirteen players on, and anew where the field changed', async () => {
  const seeds = ['one', 'two']
  const book = createPairingBook(() => seeds.shift() ?? '')
  const none = { pods: [], byes: [] }
  const draw = { pods: [['p0', 'p1', 'p2', 'p3']], byes: [] }
  const asked: string[] = []
  const apart = {
    pairApart: async () => Promise.reject(new Error('no pairs')),
    podsApart: async (_: unknown, seed: string) => {
      asked.push(seed)
      return draw
    },
  }
  expect(book.pods(podField(12), 'seed', PLAN)).toEqual(pairPods(podField(12), 'seed', PLAN))
  expect(book.isWanting()).toBe(false)
  expect(book.pods(podField(13), book.seed(), PLAN)).toEqual(none)
  expect([book.isWanting(), await book.prepare(apart), book.isWanting()]).toEqual([true, true, false])
  expect(book.pods(podField(13), book.seed(), PLAN)).toEqual(draw)

  expect(book.pods(podField(13), book.seed(), { ...PLAN, pointsFirst: true })).toEqual(none)
  expect(await book.prepare(apart)).toBe(true)
  expect(book.pods(podField(14), book.seed(), PLAN)).toEqual(none)
  expect(await book.prepare(apart)).toBe(true)
  expect(book.pods(podField(14), book.seed(), PLAN)).toEqual(draw)
  expect(asked).toEqual(['one', 'two'])
})
