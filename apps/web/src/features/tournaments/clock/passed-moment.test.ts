import { expect, test } from 'vitest'
import { passedMoment } from './passed-moment.ts'

test.each([
  ['ten minutes are left', 601, 600, 10],
  ['five minutes are left', 301, 300, 5],
  ['the time is over', 1, 0, 0],
  ['a page behind others was drawn once a minute', 610, 551, 10],
])('STAK-5 told when %s', (_, ...[before, now, told]) => {
  expect(passedMoment(before, now)).toBe(told)
})

test.each([
  ['a second like any other', 599, 598],
  ['minutes were added', 299, 599],
  ['the moment stands still', 600, 600],
  ['the device slept past it', 700, 400],
])('STAK-5 nothing is told when %s', (_, before, now) => {
  expect(passedMoment(before, now)).toBeNull()
})
