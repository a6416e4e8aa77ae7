import { expect, test } from 'vitest'
import { LARGEST_ITEM, NoList, splitItems } from './split-items.ts'

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function itemsOf(text: string, size = 3) {
  const items = []
  for await (const item of splitItems(inChunks(text, size)).items) items.push(item)
  return items
}

const TRICKY = [{ name: 'Bolt [x] {y}' }, { name: 'a "quote\\', faces: [{ name: 'é' }] }, {}, { name: '\\\\"' }]

test('CARD-7 a list is cut apart at its items, wherever the chunks end', async () => {
  for (const text of [JSON.stringify(TRICKY), JSON.stringify({ date: '2026-11-20', data: TRICKY, more: [] }, null, 1)])
    for (const size of [1, 2, 3, 7, 64, 10_000]) {
      const items = await itemsOf(text, size)
      expect(items.map((item) => JSON.parse(item.text))).toEqual(TRICKY)
      expect(items.map(({ number }) => number)).toEqual([1, 2, 3, 4])
      for (const { at, text: own } of items)
        expect(Buffer.from(text).toString('utf8', at, at + Buffer.byteLength(own))).toBe(own)
    }
  expect(await itemsOf('[]')).toEqual([])
})

test('CARD-7 a file that ends too early, is no list, or has an item without end is refused with the place', async () => {
  await expect(itemsOf('[{"a":1},{"b"')).rejects.toThrow('in the middle of item 2')
  await expect(itemsOf('[{"a":1}')).rejects.toThrow('after item 1')
  await expect(itemsOf('hello')).rejects.toThrow(NoList)
  await expect(itemsOf('')).rejects.toThrow(NoList)
  await expect(itemsOf(`[{"a":"${'x'.repeat(LARGEST_ITEM)}"}]`, 65_536)).rejects.toThrow('item 1 is larger')
})
