import { expect, test } from 'vitest'
import { passwordFaults, passwordStrength } from './password.ts'

test('AUTH-2 twelve characters with both cases and a digit or a special character are accepted', () => {
  for (const password of ['Abcdefghijk1', 'Abcdefghijk!', 'Mot de passe long', 'Été à la plage', 'ÀÉÎõü·ñçabcd']) {
    expect([password, passwordFaults(password)]).toEqual([password, []])
  }
})

test('AUTH-2 each missing criterion is named', () => {
  expect(passwordFaults('Abcdefghij1')).toEqual(['password_too_short'])
  expect(passwordFaults('abcdefghijk1')).toEqual(['password_case_needed'])
  expect(passwordFaults('ABCDEFGHIJK1')).toEqual(['password_case_needed'])
  expect(passwordFaults('Abcdefghijkl')).toEqual(['password_sign_needed'])
  expect(passwordFaults('')).toEqual(['password_too_short', 'password_case_needed', 'password_sign_needed'])
})

test('AUTH-2 256 characters are the most, counted as a person counts them', () => {
  expect(passwordFaults(`Aa1${'x'.repeat(253)}`)).toEqual([])
  expect(passwordFaults(`Aa1${'x'.repeat(254)}`)).toEqual(['password_too_long'])
  expect(passwordFaults(`Aa1${'🂡'.repeat(253)}`)).toEqual([])
  expect(passwordFaults('Aa1🂡🂡🂡🂡')).toContain('password_too_short')
})

test('AUTH-2 a password contains neither pseudo nor e-mail nor what stands before its @, in whatever case', () => {
  const zoe = { name: 'Zoé Martin', email: 'zoe.martin@exemple.fr' }
  const personal = ['Avec zoé martin 1', 'ZOE.MARTIN@exemple.fr1', 'x-Zoe.Martin-2030']
  for (const password of personal) expect(passwordFaults(password, zoe)).toEqual(['password_personal_data'])
  expect(passwordFaults('Avec personne 42', zoe)).toEqual([])
})

test('AUTH-2 an empty or very short pseudo forbids nothing', () => {
  expect(passwordFaults('Tout va bien 42', { name: '', email: 'a@b.fr' })).toEqual([])
  expect(passwordFaults('Tout va bien 42', { name: 'va', email: '' })).toEqual([])
  expect(passwordFaults('Tout va bien 42', { name: '  ' })).toEqual([])
})

test('AUTH-2 the strength says nothing under 12, then grows with the criteria and at 16', () => {
  expect(passwordStrength('Abcdefghij1')).toBe('none')
  expect(passwordStrength('abcdefghijkl')).toBe('weak')
  expect(passwordStrength('abcdefghijklmnopqrst')).toBe('weak')
  expect(passwordStrength('abcdefghijk1')).toBe('medium')
  expect(passwordStrength('Abcdefghijkl')).toBe('medium')
  expect(passwordStrength('Abcdefghijk1')).toBe('strong')
  expect(passwordStrength('Abcdefghijklmn1')).toBe('strong')
  expect(passwordStrength('Abcdefghijklmno1')).toBe('very-strong')
})
