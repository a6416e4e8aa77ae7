import { REFUSAL_STATUS } from '@tablee/contract/refusals'
import { REFUSAL_CODES } from '@tablee/domain/refusal-codes'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { chooseLanguage } from './language.ts'
import { mailSentences } from './mail.ts'
import { previewSentences } from './preview.ts'

type Tree = { readonly [key: string]: string | Tree }

function leaves(tree: Tree, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : leaves(value, `${path}${key}.`),
  )
}

const french = new Map(leaves({ ...fr, mail: mailSentences.fr, preview: previewSentences.fr }))
const english = new Map(leaves({ ...en, mail: mailSentences.en, preview: previewSentences.en }))
const valuesIn = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort()

test('LAY-11 both catalogues have the same keys, and no sentence is empty', () => {
  expect([...english.keys()].sort()).toEqual([...french.keys()].sort())
  for (const sentence of [...french.values(), ...english.values()]) expect(sentence.trim()).not.toBe('')
})

test('LAY-11 a sentence names the same values in both languages', () => {
  for (const [key, sentence] of french)
    expect([key, valuesIn(english.get(key) ?? '')]).toEqual([key, valuesIn(sentence)])
})

test('API-4 every refusal has a status and a sentence', () => {
  for (const code of REFUSAL_CODES) {
    expect(REFUSAL_STATUS[code]).toBeGreaterThanOrEqual(400)
    expect(french.get(`refusals.${code}`)).toBeTruthy()
  }
})

test('LAY-11 French by default, English when it comes first', () => {
  expect(chooseLanguage([])).toBe('fr')
  expect(chooseLanguage(['de-DE', 'en-GB', 'fr'])).toBe('en')
  expect(chooseLanguage(['fr-CA', 'en'])).toBe('fr')
  expect(chooseLanguage(['es'])).toBe('fr')
})
