import { expect, test } from 'vitest'
import { chooseLanguage, languageNamed } from './language.ts'

test('LAY-11 French by default, English when it comes first', () => {
  expect(chooseLanguage([])).toBe('fr')
  expect(chooseLanguage(['de-DE', 'en-GB', 'fr'])).toBe('en')
  expect(chooseLanguage(['fr-CA', 'en'])).toBe('fr')
  expect(chooseLanguage(['es'])).toBe('fr')
})

test('ACTS-16 a language is one of the list, by its name alone', () => {
  expect([languageNamed('en'), languageNamed('en-GB'), languageNamed(''), languageNamed(null)]).toEqual([
    'en',
    null,
    null,
    null,
  ])
})
