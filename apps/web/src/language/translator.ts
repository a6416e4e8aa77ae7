import type { Language } from '@tablee/domain/language'
import { placedText } from '@tablee/messages/count-text'
import { withDe } from '@tablee/messages/elision'
import type { TFunction } from 'i18next'
import type { Words } from './word-parts.ts'

export type Translator = {
  readonly language: Language
  readonly t: TFunction
  readonly exists: (key: string) => boolean
}

type Values = Readonly<Record<string, unknown>>

/** Reads the catalogues as i18next does, whose types it keeps: plurals by `count`, `{name}`, and `{name, de}`. Only what they use, and thousands apart. */
export function translatorFor(language: Language, words: Words): Translator {
  const plurals = new Intl.PluralRules(language)
  const sentenceFor = (key: string, { count }: Values): string | undefined => {
    const find = (suffix = '') => findSentence(words, key + suffix)
    if (typeof count !== 'number') return find()
    const none = count === 0 ? find('_zero') : undefined
    return none ?? find(`_${plurals.select(count)}`) ?? find() ?? find('_other')
  }
  const say = (key: string, values: Values = {}): string => {
    const sentence = sentenceFor(key, values)
    if (sentence !== undefined) return fillIn(language, sentence, values)
    // Journeys forbid console output.
    console.error(`[words] nobody has brought ${key} in ${language}`)
    return key
  }
  return { language, t: say as unknown as TFunction, exists: (key) => findSentence(words, key) !== undefined }
}

function findSentence(words: Words, key: string): string | undefined {
  let found: string | Words | undefined = words
  for (const piece of key.split('.')) found = typeof found === 'object' ? found[piece] : undefined
  return typeof found === 'string' ? found : undefined
}

const PLACE = /\{\s*([\w.]+)\s*(?:,\s*(\w+)\s*)?\}/g

function fillIn(language: Language, sentence: string, values: Values): string {
  return sentence.replace(PLACE, (_place, name: string, format: string | undefined) => {
    const text = placedText(language, name, values[name])
    return format === 'de' ? withDe(text) : text
  })
}
