import { expect, test } from 'vitest'
import { readKept } from './kept-weights.ts'

/** What pairs a round, and the screen that arranges one by hand. */
const SELDOM_OPENED =
  /domain\/src\/tournaments\/(?:kinds\/pair-stage|pairing\/pair-round)|pairing-by-hand\/pairing-by-hand/

test('FAST-26 no page loads what pairs a round, or arranges one by hand, before it answers', () => {
  const files = Object.entries(readKept().contents)
  const loaded = files.flatMap(([file, { parts }]) =>
    Object.keys(parts).flatMap((part) => (SELDOM_OPENED.test(part) ? [{ file, part }] : [])),
  )
  expect(loaded).toEqual([])
  expect(files.some(([, { parts }]) => Object.keys(parts).some((part) => part.includes('/pairing-by-hand/')))).toBe(
    true,
  )
})
