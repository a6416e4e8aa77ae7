import { expect, test } from 'vitest'
import { dayAndTimeOf, momentOf } from './moment-text.ts'

test('a moment read as day and time is written back as the same moment', () => {
  for (const moment of ['2027-01-16T13:00:00.000Z', '2027-07-01T22:30:00.000Z', '2027-12-31T23:59:00.000Z']) {
    const { day, time } = dayAndTimeOf(moment)
    expect(momentOf(day, time)).toBe(moment)
  }
})

test('what is no day goes on as typed', () => {
  expect(momentOf('demain', '14:00')).toBe('demain')
  expect(momentOf('', '14:00')).toBe('')
})
