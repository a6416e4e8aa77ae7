import { expect, test } from 'vitest'
import { draftMoment, nextPartMs, previousPartMs } from './pick-schedule.ts'

const isOver = (cards: number, elapsedMs: number) => draftMoment(cards, elapsedMs).phase === 'over'

function endOf(cards: number): number {
  let elapsedMs = 0
  while (!isOver(cards, elapsedMs)) elapsedMs = nextPartMs(cards, elapsedMs)
  return elapsedMs
}

/** Every part from the start, as it is met by going on. */
function partsOf(cards: number) {
  const parts = []
  for (let elapsedMs = 0; !isOver(cards, elapsedMs); elapsedMs = nextPartMs(cards, elapsedMs)) {
    parts.push(draftMoment(cards, elapsedMs))
  }
  return parts
}

const secondsOfPack = (cards: number, pack: number) =>
  partsOf(cards).flatMap((moment) =>
    moment.phase === 'pick' && moment.pack === pack ? [moment.remainingMs / 1_000] : [],
  )

test.each([
  [15, [40, 40, 35, 30, 25, 25, 20, 20, 15, 10, 10, 5, 5, 5]],
  [14, [40, 35, 30, 25, 25, 20, 20, 15, 10, 10, 5, 5, 5]],
  [20, [80, 80, 80, 75, 55, 45, 35, 20, 10]],
])('DRFT-13 a pack of %i has the seconds of its cards left, and its last pick is given', (cards, seconds) => {
  for (const pack of [1, 2, 3]) expect(secondsOfPack(cards, pack)).toEqual(seconds)
})

test('DRFT-13 packs pass left, right, left, with longer looks between them, and decks are built at the end', () => {
  const parts = partsOf(15)
  const directions = [1, 2, 3].map((pack) => {
    const part = parts.find((moment) => moment.phase === 'pick' && moment.pack === pack)
    return part?.phase === 'pick' ? part.direction : null
  })
  expect(directions).toEqual(['left', 'right', 'left'])
  expect(parts.filter(({ phase }) => phase === 'review')).toEqual([
    { phase: 'review', pack: 1, remainingMs: 60_000, lengthMs: 60_000 },
    { phase: 'review', pack: 2, remainingMs: 90_000, lengthMs: 90_000 },
  ])
  expect(parts.at(-1)).toEqual({ phase: 'building', remainingMs: 1_500_000, lengthMs: 1_500_000 })
  expect(parts).toHaveLength(3 * 14 + 2 + 1)
})

test.each([14, 15, 20])('DRFT-13 a moment with packs of %i says what is left of its part', (cards) => {
  const endMs = endOf(cards)
  for (let elapsedMs = 0; elapsedMs < endMs; elapsedMs += 997) {
    const moment = draftMoment(cards, elapsedMs)
    if (moment.phase === 'over') throw new Error(`over at ${elapsedMs}`)
    expect(moment.remainingMs).toBeGreaterThan(0)
    expect(moment.remainingMs).toBeLessThanOrEqual(moment.lengthMs)
    expect(elapsedMs + moment.remainingMs).toBe(nextPartMs(cards, elapsedMs))
  }
  expect(draftMoment(cards, endMs)).toEqual({ phase: 'over' })
  expect(draftMoment(cards, -5_000)).toEqual(draftMoment(cards, 0))
})

test('DRFT-13 going back and on is from beginning to beginning, and stays within the draft', () => {
  expect(nextPartMs(15, 0)).toBe(40_000)
  expect(nextPartMs(15, 39_999)).toBe(40_000)
  expect(nextPartMs(15, 40_000)).toBe(80_000)
  expect(previousPartMs(15, 0)).toBe(0)
  expect(previousPartMs(15, 41_000)).toBe(0)
  expect(previousPartMs(15, 85_000)).toBe(40_000)
  const endMs = endOf(15)
  expect(nextPartMs(15, endMs - 1)).toBe(endMs)
  expect(nextPartMs(15, endMs + 60_000)).toBe(endMs)
  expect(draftMoment(15, previousPartMs(15, endMs))).toMatchObject({ phase: 'building', remainingMs: 1_500_000 })
})
