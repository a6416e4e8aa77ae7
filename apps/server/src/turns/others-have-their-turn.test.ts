import { createServer, request } from 'node:http'
import { expect, test } from 'vitest'
import { othersHaveTheirTurn } from './others-have-their-turn.ts'

test('OPS-12 of many long works one piece is done between two looks at what came', async () => {
  const WORKS = 20
  const PIECES = 50
  let pieces = 0
  const work = async () => {
    for (let piece = 0; piece < PIECES; piece++) {
      await othersHaveTheirTurn()
      pieces += 1
    }
  }
  let most = 0
  let before = 0
  let isOver = false
  const look = () => {
    most = Math.max(most, pieces - before)
    before = pieces
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await Promise.all(Array.from({ length: WORKS }, work))
  isOver = true
  expect(pieces).toBe(WORKS * PIECES)
  expect(most).toBe(1)
})

test('OPS-12 each long work has its turn, in the order in which they asked', async () => {
  const order: number[] = []
  const work = async (number: number) => {
    for (let piece = 0; piece < 3; piece++) {
      await othersHaveTheirTurn()
      order.push(number)
    }
  }
  await Promise.all([1, 2, 3].map(work))
  expect(order).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3])
})

test('OPS-12 a request is answered while long works have hundreds of pieces left', async () => {
  const server = createServer((_, answer) => answer.end('here'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let left = 10_000
  const work = async () => {
    while (left > 0) {
      await othersHaveTheirTurn()
      left -= 1
    }
  }
  const works = Promise.all(Array.from({ length: 20 }, work))
  const answered = new Promise<number>((resolve, reject) => {
    request({ port, host: '127.0.0.1' }, (answer) => answer.resume().on('end', () => resolve(left)))
      .on('error', reject)
      .end()
  })
  expect(await answered).toBeGreaterThan(0)
  left = 0
  await works
  server.close()
})
