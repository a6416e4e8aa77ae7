import { expect, test } from 'vitest'
import { roleEnds } from './role-end.ts'

/** In the test's local time. */
const at = (day: `${number}-${number}`, hour = '06:00') => new Date(`2030-${day}T${hour}:00`)
const endsOf = (now: Date, event: Parameters<typeof roleEnds>[0] = null) => new Map(roleEnds(event, now))

test('STAK-10 tonight ends at the next six in the morning, also after midnight and when the clocks change', () => {
  expect(endsOf(at('01-31', '20:00')).get('tonight')).toEqual(at('02-01'))
  expect(endsOf(at('02-01', '01:30')).get('tonight')).toEqual(at('02-01'))
  expect(endsOf(at('02-01')).get('tonight')).toEqual(at('02-02'))
  expect(endsOf(at('03-30', '20:00')).get('tonight')).toEqual(at('03-31'))
  expect(endsOf(at('03-26', '20:00')).get('week')).toEqual(at('04-02'))
})

test('STAK-10 the longest one is within what the server takes', () => {
  const now = at('01-31', '06:01')
  const month = endsOf(now).get('month')
  expect((month?.getTime() ?? 0) - now.getTime()).toBeLessThan(31 * 86_400_000)
})

test('STAK-10 for an event that is still to come, the night after it is proposed', () => {
  const event = { startsAt: at('02-09', '09:00').toISOString(), endsAt: at('02-10', '18:00').toISOString() }
  expect(roleEnds(event, at('02-05', '12:00'))[0]).toEqual(['afterEvent', at('02-11')])
  expect(endsOf(at('02-10', '20:00'), event).has('afterEvent')).toBe(false)
  expect(endsOf(at('01-01', '12:00'), event).has('afterEvent')).toBe(false)
})
