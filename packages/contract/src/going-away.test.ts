import { expect, test } from 'vitest'
import { goingAwayReason, readGoingAway } from './going-away.ts'

test('OPS-5 the pause that a server asks for is read again, and nothing else is taken for one', () => {
  expect(readGoingAway(goingAwayReason(1234.5))).toBe(1235)
  for (const reason of [
    '',
    'Going away',
    'retry-after-ms=',
    'retry-after-ms=-5',
    'retry-after-ms=999999',
    'xretry-after-ms=1',
  ])
    expect(readGoingAway(reason)).toBeNull()
})
