import { expect, test } from 'vitest'
import { squareOf } from '../../../ui/square.ts'
import { copyFragments, copyOf, MOST_COPY_PARTS, type ReadParts, withCopyFragment } from './copy-fragments.ts'

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 256)
const readAll = (fragments: readonly string[]) =>
  fragments.reduce<ReadParts | null>((before, fragment) => withCopyFragment(before, fragment), null)

test('CAVE-38 a copy is read from its codes in whatever order, one of them twice', () => {
  for (const length of [41, 600, 601, 5_000]) {
    const fragments = copyFragments(bytes(length)) ?? []
    const [first = ''] = fragments
    const read = readAll([...fragments.toReversed(), first])
    expect([length, read && copyOf(read)]).toEqual([length, bytes(length)])
    if (fragments.length > 1) expect(copyOf(readAll(fragments.slice(1)) as ReadParts)).toBeNull()
  }
})

test('CAVE-38 each code has 3 px a module on a phone of 360 px, and a copy that takes too many is a file', () => {
  const [first = ''] = copyFragments(bytes(36_000)) ?? []
  const { size } = squareOf(`https://tournois.example.org/take-over#${first}`)
  expect(360 / (size + 8)).toBeGreaterThanOrEqual(3)
  expect(copyFragments(bytes(600 * MOST_COPY_PARTS + 1))).toBeNull()
})

test('CAVE-38 a part of another copy begins anew, and what is no part is none', () => {
  const [one = [], other = []] = [copyFragments(bytes(900)) ?? [], copyFragments(bytes(900).fill(9, 12, 14)) ?? []]
  expect(readAll([one[0] ?? '', other[1] ?? ''])?.read.size).toBe(1)
  for (const wrong of ['', 'H', 'H0102', 'H0301AAA000', 'H0099AAA000', 'R0102AAA000', 'H0102AAA::::', 'H0161AAA000']) {
    expect([wrong, withCopyFragment(null, wrong)]).toEqual([wrong, null])
  }
})
