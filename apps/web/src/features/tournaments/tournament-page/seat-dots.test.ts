import { expect, test } from 'vitest'
import { seatDots } from './seat-dots.tsx'

test('DESK-7 every seat is a dot, and of many seats a dot is several', () => {
  expect(seatDots({ taken: 4, seats: 6 })).toEqual({ filled: 4, open: 2 })
  expect(seatDots({ taken: 30, seats: 30 })).toEqual({ filled: 16, open: 0 })
  expect(seatDots({ taken: 150, seats: 300 })).toEqual({ filled: 8, open: 8 })
})

test('DESK-7 the first person and the last free seat are seen, however many seats there are', () => {
  expect(seatDots({ taken: 0, seats: 300 })).toEqual({ filled: 0, open: 16 })
  expect(seatDots({ taken: 1, seats: 300 })).toEqual({ filled: 1, open: 15 })
  expect(seatDots({ taken: 299, seats: 300 })).toEqual({ filled: 15, open: 1 })
  expect(seatDots({ taken: 300, seats: 300 })).toEqual({ filled: 16, open: 0 })
  expect(seatDots({ taken: 1, seats: 1 })).toEqual({ filled: 1, open: 0 })
})
