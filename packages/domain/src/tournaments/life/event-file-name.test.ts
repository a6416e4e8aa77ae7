import { expect, test } from 'vitest'
import { anAnnouncement, anEmptyTournament } from '../testing/a-tournament.ts'
import { eventFileName } from './event-file-name.ts'

const named = (name: string, startsAt = '2026-11-27T18:30:00.000Z') =>
  eventFileName({ ...anEmptyTournament({ announcement: { ...anAnnouncement, startsAt } }), name })

test('SHOP-52 a file carries the name and the day of its event, in signs that every system takes', () => {
  expect(named('Modern du vendredi\u202f!')).toBe('modern-du-vendredi-2026-11-27')
  expect(named('Édition d’été / “finale”')).toBe('edition-d-ete-finale-2026-11-27')
  expect(named('../../etc')).toBe('etc-2026-11-27')
  expect(named('x'.repeat(128))).toBe(`${'x'.repeat(60)}-2026-11-27`)
  // Half past midnight in France.
  expect(named('Nuit', '2026-11-27T23:30:00.000Z')).toBe('nuit-2026-11-28')
})

test('SHOP-52 a name without a letter, and a quick tournament, go by the code', () => {
  const { code } = anEmptyTournament()
  expect(named('!!!')).toBe(`${code}-2026-11-27`)
  expect(eventFileName(anEmptyTournament())).toBe(code)
})
