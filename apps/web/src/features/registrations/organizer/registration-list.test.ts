import { expect, test } from 'vitest'
import { aRegistration } from '../testing/a-registration.ts'
import { countRegistrations, realName, registrationMatcher, sortedRegistrations } from './registration-list.ts'

test('AADM-1 confirmed ones by name, then pending as they came, then cancelled; dropped ones behind their like', () => {
  const all = [
    aRegistration(1, { playerName: 'Zoé', status: 'pending' }),
    aRegistration(2, { playerName: 'Ana', status: 'cancelled' }),
    aRegistration(3, { playerName: 'Max' }),
    aRegistration(4, { playerName: 'Ana', status: 'pending' }),
    aRegistration(5, { playerName: 'Éric' }),
    aRegistration(6, { playerName: 'Abel', dropped: true }),
    aRegistration(7, { playerName: 'Joueur 10' }),
    aRegistration(8, { playerName: 'Joueur 9' }),
  ]
  expect(sortedRegistrations(all).map(({ id }) => id)).toEqual(['r5', 'r8', 'r7', 'r3', 'r6', 'r1', 'r4', 'r2'])
})

test('AADM-1 who dropped counts among the dropped only', () => {
  const all = [
    aRegistration(1, { checkedIn: true, hasPaid: true }),
    aRegistration(2),
    aRegistration(3, { dropped: true, hasPaid: true }),
    aRegistration(4, { status: 'pending' }),
    aRegistration(5, { status: 'pending', dropped: true }),
    aRegistration(6, { status: 'cancelled' }),
  ]
  expect(countRegistrations(all)).toEqual({
    ...{ total: 6, confirmed: 2, pending: 1, dropped: 2, cancelled: 1 },
    ...{ present: 1, absent: 1, settled: 1 },
  })
})

test.each(['zoe', 'ZOÉ', 'martin', 'camille mar', 'martin 1 camille', 'joueur1@'])('AADM-1 %j finds Zoé', (typed) => {
  const zoe = aRegistration(1, { playerName: 'Zoé' })
  expect(registrationMatcher(typed)(zoe)).toBe(true)
})

test('AADM-1 other words find nobody, and nothing typed finds everybody', () => {
  expect(registrationMatcher('max')(aRegistration(1))).toBe(false)
  expect(registrationMatcher('  ')(aRegistration(1))).toBe(true)
})

test('MINR-57 who plays under their own name is named once', () => {
  const named = (playerName: string, firstName: string, lastName: string) =>
    realName({ ...aRegistration(1), playerName, firstName, lastName })
  expect([named('Nora Martin', 'Nora', 'Martin'), named('nora martin', 'Nora', 'Martin')]).toEqual(['', ''])
  expect([named('Dragon', 'Nora', 'Martin'), named('Dragon', '', '')]).toEqual(['Nora Martin', ''])
})
