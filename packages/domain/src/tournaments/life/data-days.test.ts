import { expect, test } from 'vitest'
import type { Announcement } from './announcement.ts'
import { dataErasedOn } from './data-days.ts'
import { USUAL_REGISTRATION } from './registration-rules.ts'

const ANNOUNCED: Announcement = {
  ...{ game: 'magic', format: 'modern', formatName: null, description: '', location: null },
  ...{ startsAt: '2026-11-27T13:00:00.000Z', endsAt: null },
}

test('MINR-23 what people give to register goes a year after the end of an event, sooner where its organizer says so', () => {
  const on = (endsAt: string | null, dataDays: 30 | 90 | null, isYouth = false) =>
    dataErasedOn({
      isYouth,
      announcement: { ...ANNOUNCED, endsAt },
      registrationRules: { ...USUAL_REGISTRATION, dataDays },
    })
  expect(on(null, null)).toBe('2027-11-27T13:00:00.000Z')
  expect(on(null, 90)).toBe('2027-02-25T13:00:00.000Z')
  expect(on('2026-12-27T13:00:00.000Z', 30)).toBe('2027-01-26T13:00:00.000Z')
  expect(on(null, null, true)).toBe('2027-02-25T13:00:00.000Z')
  expect(on(null, 30, true)).toBe('2026-12-27T13:00:00.000Z')
  expect(
    dataErasedOn({
      announcement: { ...ANNOUNCED, startsAt: '' },
      isYouth: false,
      registrationRules: USUAL_REGISTRATION,
    }),
  ).toBeNull()
  expect(dataErasedOn({ announcement: null, isYouth: false, registrationRules: USUAL_REGISTRATION })).toBeNull()
})
