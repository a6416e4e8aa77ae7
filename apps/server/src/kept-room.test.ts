import { expect, test } from 'vitest'
import { bytesToKeep, createKeptRoom } from './kept-room.ts'

function aShelf() {
  const sizes: number[] = []
  const bytes = () => sizes.reduce((sum, size) => sum + size, 0)
  return { sizes, things: { bytes, dropOldest: () => sizes.shift() !== undefined } }
}

test('OPS-13 what one does not need another may fill, and where both want more each has its part', () => {
  const room = createKeptRoom(100)
  const [states, answers] = [aShelf(), aShelf()]
  const fitStates = room.enter(states.things, 0.75)
  const fitAnswers = room.enter(answers.things, 0.25)
  states.sizes.push(50, 30, 20)
  fitStates()
  expect(states.sizes).toEqual([50, 30, 20])
  answers.sizes.push(10)
  fitAnswers()
  expect([states.sizes, answers.sizes]).toEqual([[30, 20], [10]])
  answers.sizes.push(30, 20)
  fitAnswers()
  expect([states.sizes, answers.sizes]).toEqual([
    [30, 20],
    [30, 20],
  ])
})

test('OPS-13 what is larger than the room is not kept, and ends nothing', () => {
  const room = createKeptRoom(100)
  const shelf = aShelf()
  const fit = room.enter(shelf.things, 1)
  shelf.sizes.push(101)
  fit()
  expect(shelf.sizes).toEqual([])
})

test('OPS-13 a small heap keeps less', () => {
  expect(bytesToKeep(200 * 1_048_576)).toBe(40 * 1_048_576)
  expect(bytesToKeep(4096 * 1_048_576)).toBe(80 * 1_048_576)
})
