import { expect, test } from 'vitest'
import type { Email } from '../accounts/email.ts'
import { knowAgain } from './know-again.ts'
import { keepRegular, mergeRegulars, type Regular, type RegularId } from './regular.ts'

const NOW = '2026-11-26T01:00:00.000Z'
const INES = 'ines@exemple.fr' as Email
const regular = (changes: Partial<Regular> = {}): Regular => ({
  ...{ id: 'one' as RegularId, name: 'Inès M.', email: null, consentAt: null, times: 14, lastAt: NOW },
  ...changes,
})

test('SHOP-4 an address is kept of whoever agreed alone, with the moment, which stays while the address does', () => {
  const wish = { name: 'Inès', email: INES, hasConsent: true }
  expect(keepRegular(regular(), { ...wish, hasConsent: false }, NOW)).toMatchObject({
    accepted: false,
    refusal: { code: 'regular_consent_needed' },
  })
  expect(keepRegular(regular(), wish, NOW)).toMatchObject({
    accepted: true,
    value: { name: 'Inès', email: INES, consentAt: NOW },
  })
  const before = regular({ email: INES, consentAt: '2025-01-01T00:00:00.000Z' })
  expect(keepRegular(before, wish, NOW)).toMatchObject({ value: { consentAt: before.consentAt } })
  expect(keepRegular(before, { ...wish, email: 'b@exemple.fr' as Email }, NOW)).toMatchObject({
    value: { consentAt: NOW },
  })
  expect(keepRegular(before, { ...wish, email: null, hasConsent: false }, NOW)).toMatchObject({
    value: { email: null, consentAt: null },
  })
})

test('SHOP-4 of two rows of one person the one that is kept takes the address of the other where it has none', () => {
  const other = regular({ id: 'two' as RegularId, name: 'Ines', email: INES, consentAt: NOW })
  expect(mergeRegulars(regular(), other)).toMatchObject({ value: { id: 'one', name: 'Inès M.', email: INES } })
  const own = regular({ email: 'b@exemple.fr' as Email, consentAt: NOW })
  expect(mergeRegulars(own, other)).toMatchObject({ value: { email: 'b@exemple.fr' } })
  expect(mergeRegulars(own, own)).toMatchObject({ accepted: false })
})

test('SHOP-4 somebody is known again by their account, else by their name, and two accounts are two people', () => {
  const known = [
    { key: 'max', account: 'a' },
    { key: 'zoe', account: null },
  ]
  expect(knowAgain(known, { key: 'other name', account: 'a' })).toBe(known[0])
  expect(knowAgain(known, { key: 'max', account: null })).toBe(known[0])
  expect(knowAgain(known, { key: 'max', account: 'b' })).toBeUndefined()
  expect(knowAgain(known, { key: 'zoe', account: 'b' })).toBe(known[1])
  expect(knowAgain(known, { key: 'dan', account: null })).toBeUndefined()
})
