import { expect, test } from 'vitest'
import { after, anAnnouncement, anEmptyTournament, aTournamentOf, started } from '../testing/a-tournament.ts'
import { changeSettings, type NewSettings } from './change-settings.ts'
import { isRegistrationOver, USUAL_REGISTRATION } from './registration-rules.ts'

const event = () => anEmptyTournament({ announcement: anAnnouncement })
const { startsAt } = anAnnouncement
const DAY_BEFORE = '2027-01-14T18:00:00.000Z'
const ruled = (registrationRules: NewSettings['registrationRules']) =>
  after(event(), changeSettings(event(), { registrationRules }))
const codeOf = (answer: ReturnType<typeof changeSettings>) => (answer.accepted ? null : answer.refusal.code)

test('FIND-3 how people come in is set rule by rule, and what is not given stays', () => {
  expect(event().registrationRules).toBe(USUAL_REGISTRATION)
  const closing = ruled({ closesAt: DAY_BEFORE })
  expect(closing.registrationRules).toEqual({ ...USUAL_REGISTRATION, closesAt: DAY_BEFORE })
  const both = after(closing, changeSettings(closing, { registrationRules: { acceptsAutomatically: true } }))
  expect(both.registrationRules).toEqual({ ...USUAL_REGISTRATION, closesAt: DAY_BEFORE, acceptsAutomatically: true })
  expect(changeSettings(both, { registrationRules: { closesAt: DAY_BEFORE } })).toEqual({ accepted: true, value: [] })
  const open = after(both, changeSettings(both, { registrationRules: { closesAt: null } }))
  expect(open.registrationRules.closesAt).toBeNull()
})

test('FIND-3 the deadline is not after the start, and goes with a start that is moved before it', () => {
  const late = { registrationRules: { closesAt: '2027-01-15T18:00:00.001Z' } }
  expect(codeOf(changeSettings(event(), late))).toBe('registration_deadline_after_start')
  expect(ruled({ closesAt: startsAt }).registrationRules.closesAt).toBe(startsAt)
  const closing = ruled({ closesAt: DAY_BEFORE })
  const later = { announcement: { startsAt: '2027-02-01T18:00:00.000Z' } }
  expect(after(closing, changeSettings(closing, later)).registrationRules.closesAt).toBe(DAY_BEFORE)
  const earlier = { announcement: { startsAt: '2027-01-10T18:00:00.000Z' } }
  const moved = after(closing, changeSettings(closing, earlier))
  expect(moved.registrationRules.closesAt).toBe('2027-01-10T18:00:00.000Z')
  // Both at once: judged by the new start.
  const wish = { announcement: later.announcement, registrationRules: { closesAt: '2027-01-31T18:00:00.000Z' } }
  expect(codeOf(changeSettings(closing, wish))).toBeNull()
})

test('FIND-3 the rules stand once the event has started, and a quick tournament has none', () => {
  const playing = started({ ...aTournamentOf(2), announcement: anAnnouncement })
  const wish = { registrationRules: { acceptsAutomatically: true } }
  expect(codeOf(changeSettings(playing, wish))).toBe('settings_locked')
  expect(codeOf(changeSettings(playing, { registrationRules: { acceptsAutomatically: false } }))).toBeNull()
  expect(codeOf(changeSettings(anEmptyTournament(), wish))).toBe('wrong_tournament_type')
})

test('FIND-3 people register up to the moment that was said', () => {
  expect(isRegistrationOver({ closesAt: DAY_BEFORE }, DAY_BEFORE)).toBe(false)
  expect(isRegistrationOver({ closesAt: DAY_BEFORE }, '2027-01-14T18:00:00.001Z')).toBe(true)
  expect(isRegistrationOver({ closesAt: null }, '2099-01-01T00:00:00.000Z')).toBe(false)
})
