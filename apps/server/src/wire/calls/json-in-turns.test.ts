import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { LONG_TEXT, TextInParts } from '@tablee/contract/serving/json-parts'
import { seededRandom } from '@tablee/domain/seeded-random'
import { expect, test } from 'vitest'
import { encodedInTurns } from '../../turns/text-in-turns.ts'
import { jsonInTurns, sentInTurns, sentText } from './json-in-turns.ts'

const textOf = (sent: string | Readable) => (typeof sent === 'string' ? sent : text(sent))

const V8_TAKES_MEMORY_FOR = 128 * 1024

const SEED = crypto.randomUUID()

test(`OPS-12 what is written in turns is the text that is written at once (${SEED})`, async () => {
  const random = seededRandom(SEED)
  const characters = ['a', '"', '\\', '\n', 'é', '’', '😀', '\ud83d', '\u2028', '<']
  const text = (length: number) =>
    Array.from({ length }, () => characters[Math.floor(random() * characters.length)]).join('')
  const long = text(450_000)
  const values: readonly object[] = [
    {},
    { long, short: text(20), none: null, left: undefined, list: [undefined, 1, true] },
    [text(3), long, '', null],
    { total: 1, documents: [{ $id: 'x', matches: Array.from({ length: 5001 }, () => text(9)), more: { long } }] },
    { rows: Array.from({ length: 2500 }, (_, rank) => ({ rank, name: text(4), rate: random(), gone: undefined })) },
    Array.from({ length: 2001 }, (_, index) => (index % 7 === 0 ? undefined : index)),
    { deep: [[[[[[long]]]]]] },
  ]
  for (const value of values) {
    const inTurns = await jsonInTurns(value)
    const atOnce = JSON.stringify(value)
    expect(inTurns.parts.join('')).toBe(atOnce)
    expect(inTurns.byteLength).toBe(Buffer.byteLength(atOnce))
    expect((await encodedInTurns(inTurns.parts)).equals(Buffer.from(atOnce))).toBe(true)
    const around = { responseBody: new TextInParts(inTurns.parts) }
    const allAtOnce = JSON.stringify({ responseBody: atOnce })
    let written = 0
    const noteWritten = (length: number) => {
      written += length
    }
    expect(await textOf(sentInTurns(around, noteWritten))).toBe(allAtOnce)
    expect(await textOf(sentText(inTurns, noteWritten))).toBe(atOnce)
    if (atOnce.length > LONG_TEXT) expect(written).toBe(allAtOnce.length + atOnce.length)
  }
})

test('OPS-12 a list of as many people as an event takes is written in parts', async () => {
  const data = Array.from({ length: 2000 }, (_, index) => ({ rank: index + 1, name: 'x'.repeat(200) }))
  const { parts } = await jsonInTurns({ data })
  expect(parts.length).toBeGreaterThanOrEqual(20)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(V8_TAKES_MEMORY_FOR)
})

test('OPS-12 others have their turn while a long text is written', async () => {
  const list = Array.from({ length: 60_000 }, (_, index) => `{"id":"${index}-p${index}","name":"${'x'.repeat(200)}"}`)
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  await textOf(sentInTurns({ responseBody: new TextInParts((await jsonInTurns({ matches: list })).parts) }, () => {}))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
})

test('OPS-12 a long text is sent in pieces that take a moment each, and all of it is counted', async () => {
  const list = Array.from({ length: 20_000 }, (_, index) => `{"id":"${index}","name":"${'x'.repeat(200)}"}`)
  let written = 0
  const sent = sentInTurns({ matches: list }, (length) => {
    written += length
  })
  if (typeof sent === 'string') throw new Error('sent at once')
  const lengths: number[] = []
  for await (const piece of sent) lengths.push(piece.length)
  expect(Math.max(...lengths)).toBeLessThan(LONG_TEXT)
  expect(written).toBe(JSON.stringify({ matches: list }).length)
})

test('OPS-12 no part of a long list or text needs memory of its own', async () => {
  const list = Array.from({ length: 5000 }, (_, index) => ({ id: index, name: 'x'.repeat(900) }))
  const inParts = await jsonInTurns({ list })
  for (const value of [
    { list },
    { responseBody: '"'.repeat(500_000) },
    { responseBody: new TextInParts(inParts.parts) },
  ]) {
    const { parts } = await jsonInTurns(value)
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(V8_TAKES_MEMORY_FOR)
    // Nor does each element make a part.
    expect(parts.length).toBeLessThan(list.length / 10)
  }
})
