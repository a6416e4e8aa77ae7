import type { Language } from '@tablee/domain/language'
import { type Translator, translatorFor } from './translator.ts'
import { type HeldWords, ownWords } from './words.ts'

/** Loads the language if needed. */
export async function createTranslator(language: Language, words: HeldWords = ownWords): Promise<Translator> {
  await words.bringLanguage(language)
  return translatorFor(language, words.held(language))
}
