import { LANGUAGES, type Language } from '@tablee/domain/language'
import { CATALOGUES } from '@tablee/messages/catalogues'
import { withDe } from '@tablee/messages/elision'
import { createInstance } from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { translatorFor } from './translator.ts'
import type { Words } from './word-parts.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

type Sentence = { readonly key: string; readonly names: readonly string[]; readonly isCounted: boolean }

const PLURAL_FORM = /_(zero|one|other)$/

function sentencesOf(words: Words, path = ''): readonly Sentence[] {
  return Object.entries(words).flatMap(([piece, value]) =>
    typeof value === 'string'
      ? {
          key: path + piece.replace(PLURAL_FORM, ''),
          names: [...value.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name),
          isCounted: PLURAL_FORM.test(piece),
        }
      : sentencesOf(value, `${path}${piece}.`),
  )
}

/** Names that hold what a template could take for its own. */
const VALUES = ['Zoé', 'Oscar {count}', '$t(home.page) $& $1', '<b>Max</b>']
const COUNTS = [0, 1, 1.5, 2, 21, 999]

async function referenceFor(language: Language) {
  const reference = createInstance({
    lng: language,
    resources: { [language]: { translation: CATALOGUES[language] } },
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    initAsync: false,
  })
  await reference.init()
  reference.services.formatter?.add('de', withDe)
  return (key: string, values: Readonly<Record<string, unknown>>) =>
    String(reference.t(key as 'home.page', { ...values }))
}

test.each(LANGUAGES)('FAST-8 every sentence is said as i18next says it: %s', async (language) => {
  const expected = await referenceFor(language)
  const { t } = translatorFor(language, CATALOGUES[language])
  const sentences = sentencesOf(CATALOGUES[language])
  expect(sentences.length).toBeGreaterThan(2_000)
  for (const { key, names, isCounted } of sentences) {
    for (const value of VALUES) {
      const texts = Object.fromEntries(names.map((name) => [name, value]))
      for (const count of isCounted ? COUNTS : names.includes('count') ? [3] : [undefined]) {
        const values: Readonly<Record<string, unknown>> = count === undefined ? texts : { ...texts, count }
        expect(t(key as 'home.page', { ...values })).toBe(expected(key, values))
      }
    }
  }
})

test('FAST-8 LAY-16 a million is said with the plural that the catalogue has', () => {
  const { t } = translatorFor('fr', { players_one: '{count} personne', players_other: '{count} personnes' })
  expect(t('players' as 'home.page', { count: 1_000_000 })).toBe('1\u202f000\u202f000 personnes')
})

test('FAST-8 a branch of the catalogue is no sentence, and a missing value leaves nothing', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { t, exists } = translatorFor('fr', { home: { page: 'Bonjour {name}.' } })
  expect(t('home.page')).toBe('Bonjour .')
  expect([exists('home'), exists('home.page'), exists('home.page.more'), exists('constructor')]).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(t('home' as 'home.page')).toBe('home')
  expect(error).toHaveBeenCalledWith('[words] nobody has brought home in fr')
})
