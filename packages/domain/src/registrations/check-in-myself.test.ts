import { expect, test } from 'vitest'
import { type RegistrationRules, USUAL_REGISTRATION } from '../tournaments/life/registration-rules.ts'
import { anAnnouncement, anEmptyTournament, playerId } from '../tournaments/testing/a-tournament.ts'
import { type ComingIn, checkInMyself } from './check-in-myself.ts'
import type { Registration, RegistrationId } from './registration.ts'

const STARTS = '2027-01-15T18:00:00.000Z'
const HOUR_BEFORE = '2027-01-15T17:00:00.000Z'
const JUST_BEFORE = '2027-01-15T16:59:59.999Z'

const event = (rules: Partial<RegistrationRules>) => ({
  ...anEmptyTournament({ capacity: 8, announcement: { ...anAnnouncement, startsAt: STARTS } }),
  registrationRules: { ...USUAL_REGISTRATION, ...rules },
})
const seated = (isPresent: boolean): Registration => ({
  ...{ id: 'r1' as RegistrationId, playerId: playerId('p1'), name: 'Ana', shownAs: null },
  state: { kind: 'confirmed', isPresent },
})
const coming = (more: Partial<ComingIn> = {}): ComingIn => ({
  ...{ registration: seated(false), isPresent: true, isDoorCode: null, now: HOUR_BEFORE },
  ...more,
})

function answer(rules: Partial<RegistrationRules>, more: Partial<ComingIn> = {}) {
  const outcome = checkInMyself(event(rules), coming(more))
  return outcome.accepted ? outcome.value.registration.state : outcome.refusal.code
}

const HERE = { kind: 'confirmed', isPresent: true }

test('FIND-6 players say that they are there from the minute on that the organizer has chosen', () => {
  const rules = { checkInMinutes: 60 }
  expect(answer(rules, { now: JUST_BEFORE })).toBe('check_in_not_open')
  expect(answer(rules)).toEqual(HERE)
  expect(answer(rules, { now: '2027-01-15T18:20:00.000Z' })).toEqual(HERE)
  expect(answer({ checkInMinutes: 61 }, { now: JUST_BEFORE })).toEqual(HERE)
})

test('FIND-6 the code at the door opens at any time, and only where the organizer shows it', () => {
  const early = { now: JUST_BEFORE }
  const rules = { checksInByCode: true }
  expect(answer(rules, { ...early, isDoorCode: true })).toEqual(HERE)
  expect(answer(rules, early)).toBe('door_code_required')
  expect(answer(rules, { isDoorCode: false })).toBe('door_code_wrong')
  expect(answer({ checkInMinutes: 60 }, { ...early, isDoorCode: true })).toBe('check_in_not_open')
  const both = { checksInByCode: true, checkInMinutes: 60 }
  expect(answer(both, { isDoorCode: false })).toEqual(HERE)
  expect(answer(both, early)).toBe('door_code_required')
})

test('FIND-6 where the organizer notes arrivals, nobody else does', () => {
  for (const isPresent of [true, false])
    expect(answer({}, { registration: seated(!isPresent), isPresent, isDoorCode: true })).toBe('check_in_at_desk')
})

test('FIND-6 who is not coming after all takes it back, and nobody comes without a seat', () => {
  const rules = { checkInMinutes: 60 }
  const back = { registration: seated(true), isPresent: false }
  expect(answer(rules, { ...back, now: JUST_BEFORE })).toEqual({ kind: 'confirmed', isPresent: false })
  expect(answer({}, { registration: seated(true) })).toEqual(HERE)
  const waiting: Registration = { ...seated(false), state: { kind: 'pending' } }
  expect(answer(rules, { registration: waiting })).toBe('registration_not_confirmed')
})
