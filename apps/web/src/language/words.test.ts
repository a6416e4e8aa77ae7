import type { Language } from '@tablee/domain/language'
import { afterEach, expect, test, vi } from 'vitest'
import { createTranslator } from './create-translator.ts'
import { holdWords } from './words.ts'

function opened() {
  const fetched: string[] = []
  const line = { isAway: false }
  const part = (language: Language, name: string) => async () => {
    fetched.push(`${language} ${name}`)
    if (line.isAway) throw new Error('away')
    return { [name]: { page: `${name} in ${language}` } }
  }
  const partsOf = (language: Language) => ({ start: part(language, 'start'), home: part(language, 'home') })
  const words = holdWords({ fr: partsOf('fr'), en: partsOf('en') })
  return { words, fetched, line, translatorOf: (language: Language) => createTranslator(language, words) }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('FAST-2 a screen has its words in the language that is spoken, and fetches no other', async () => {
  const { words, fetched, translatorOf } = opened()
  const translator = await translatorOf('fr')
  await words.bringParts(['home'])
  expect(translator.t('home.page')).toBe('home in fr')
  await words.bringParts(['home'])
  expect(fetched).toEqual(['fr start', 'fr home'])
})

test('FAST-2 whoever changes the language has in the new one all that came in the old one', async () => {
  const { words, translatorOf } = opened()
  await translatorOf('fr')
  await words.bringParts(['home'])
  expect((await translatorOf('en')).t('home.page')).toBe('home in en')
})

test('FAST-2 a screen that is asked for before anybody speaks has its words when somebody does', async () => {
  const { words, translatorOf } = opened()
  await words.bringParts(['home'])
  expect((await translatorOf('en')).t('home.page')).toBe('home in en')
})

test('FAST-2 words that cannot be had are asked for again, and those of a language that nobody speaks hold up no screen', async () => {
  const { words, fetched, line, translatorOf } = opened()
  const translator = await translatorOf('fr')
  line.isAway = true
  await expect(words.bringParts(['home'])).rejects.toThrow('away')
  await expect(translatorOf('en')).rejects.toThrow('away')
  line.isAway = false
  fetched.length = 0
  await words.bringParts(['home'])
  expect(fetched).toEqual(['fr home'])
  expect(translator.t('home.page')).toBe('home in fr')
})

test('FAST-2 a sentence that nobody has brought is told on the console, where every journey hears it', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const translator = await opened().translatorOf('fr')
  expect(translator.t('home.page')).toBe('home.page')
  expect(error).toHaveBeenCalledWith('[words] nobody has brought home.page in fr')
})
