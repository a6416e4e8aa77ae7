import { seededRandom } from '@tablee/domain/seeded-random'
import { expect, test } from 'vitest'
import { encodedInTurns } from './text-in-turns.ts'

const SEED = process.env.SEED ?? `pieces ${Date.now()}`

test(`OPS-12 what is encoded piece by piece is what is encoded at once (SEED="${SEED}")`, async () => {
  const random = seededRandom(SEED)
  const characters = ['a', 'é', '’', '😀', '"']
  const piece = (most: number) =>
    Array.from({ length: Math.floor(random() * most) }, () => characters[Math.floor(random() * 5)]).join('')
  const pieces = [10, 200, 90_000, 3, 130_000, 1, 40_000, 40_000, 40_000].map(piece)
  for (let count = 0; count <= pieces.length; count++) {
    const some = pieces.slice(0, count)
    expect((await encodedInTurns(some)).equals(Buffer.from(some.join(''))), `the first ${count}`).toBe(true)
  }
})

test('OPS-12 no piece waits for the last one: what is made is bytes already', async () => {
  const [PIECES, LENGTH] = [300, 30_000]
  const bytesHeld = () => process.memoryUsage().arrayBuffers
  let encoded = 0
  function* pieces() {
    let before = bytesHeld()
    for (let made = 0; made < PIECES; made++) {
      yield 'x'.repeat(LENGTH)
      const now = bytesHeld()
      // What others let go meanwhile does not count.
      encoded += Math.max(0, now - before)
      before = now
    }
  }
  expect(await encodedInTurns(pieces())).toHaveLength(PIECES * LENGTH)
  expect(encoded).toBeGreaterThan((PIECES * LENGTH) / 2)
})
