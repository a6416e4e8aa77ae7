import { expect, test } from 'vitest'
import { anAnnouncement, anEmptyTournament } from '../tournaments/testing/a-tournament.ts'
import {
  GUARDIAN_TEXT,
  guardianAfter,
  guardianAge,
  guardianFault,
  guardianLeft,
  isGuardianContact,
  lacksConsent,
} from './guardian.ts'

const event = (guardianBelow: number | null, isYouth = false) => {
  const tournament = anEmptyTournament({ announcement: anAnnouncement })
  return { ...tournament, isYouth, registrationRules: { ...tournament.registrationRules, guardianBelow } }
}
const AT = '2026-11-27T18:00:00.000Z'
const ODILE = { name: 'Odile Martin', contact: 'odile@exemple.fr', agreedTo: GUARDIAN_TEXT }

test('MINR-28 an event asks nobody, below 15 years if it is for minors, or below the age its organizer chose, which may be never', () => {
  const ages = [event(null), event(null, true), event(16), event(18, true), event(0, true)].map(guardianAge)
  expect(ages).toEqual([null, 15, 16, 18, null])
  expect(guardianAge({ ...event(16), announcement: null })).toBeNull()
})

test('MINR-29 where an age is set whoever registers says whether they are below it; silence is no answer', () => {
  expect(guardianFault(event(16), undefined)).toBe('guardian_answer_required')
  expect([null, ODILE].map((given) => guardianFault(event(16), given))).toEqual([null, null])
  expect(guardianFault(event(null), undefined)).toBeNull()
})

test('MINR-30 the text agreed to and its time are kept; the time stays while nobody else agrees, and another guardian agrees anew', () => {
  const first = guardianAfter(16, { given: ODILE, before: null, at: AT, isByStaff: false })
  expect(first).toEqual({
    ...{ age: 16, name: 'Odile Martin', contact: 'odile@exemple.fr' },
    agreed: { text: 1, at: AT, isByStaff: false },
  })
  const later = { before: first, at: '2026-11-28T18:00:00.000Z', isByStaff: true }
  expect(guardianAfter(16, { ...later, given: ODILE })).toBe(first)
  expect(guardianAfter(16, { ...later, given: undefined })).toBe(first)
  expect(guardianAfter(16, { ...later, given: { ...ODILE, name: 'Paul' } })?.agreed).toEqual({
    ...{ text: 1, at: later.at, isByStaff: true },
  })
  expect(guardianAfter(16, { ...later, given: null })).toBeNull()
  expect(guardianAfter(null, { given: ODILE, before: null, at: AT, isByStaff: false })).toBeNull()
})

test('MINR-31 whoever leaves takes the guardian along; should they come back, the agreement is missing', () => {
  const kept = guardianAfter(16, { given: ODILE, before: null, at: AT, isByStaff: false })
  expect(lacksConsent(kept)).toBe(false)
  expect(guardianLeft(kept)).toEqual({ age: 16, name: '', contact: '', agreed: null })
  expect([lacksConsent(guardianLeft(kept)), lacksConsent(null), guardianLeft(null)]).toEqual([true, false, null])
})

test('MINR-29 a guardian is reached by an address or a telephone', () => {
  const right = ['odile@exemple.fr', '06 01 02 03 04', '+33 (0)6.01.02.03.04']
  const wrong = ['odile', '12 34', 'odile@', '06 01 02 03 04 chez Paul', '-----------']
  expect([...right, ...wrong].map(isGuardianContact)).toEqual([...right.map(() => true), ...wrong.map(() => false)])
})
