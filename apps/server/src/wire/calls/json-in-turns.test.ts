import { seededRandom } from '@tablee/domain/seeded-random'
import { expect, test } from 'vitest'
import { jsonInTurns } from './json-in-turns.ts'

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
  for (const value of values) expect(await jsonInTurns(value)).toBe(JSON.stringify(value))
})

test('OPS-12 others have their turn while a long text is written', async () => {
  const list = Array.from({ length: 60_000 }, (_, index) => `{"id":"${index}-p${index}","name":"${'x'.repeat(200)}"}`)
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  await jsonInTurns({ responseBody: await jsonInTurns({ matches: list }) })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
})
