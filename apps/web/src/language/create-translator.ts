import type { Language } from '@tablee/domain/language'
import { withDe } from '@tablee/messages/elision'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type HeldWords, ownWords } from './words.ts'

/** A translator that speaks one language so far; see `speak`. */
export async function createTranslator(language: Language, words: HeldWords = ownWords): Promise<i18n> {
  await words.bringLanguage(language)
  const translator = createInstance()
  await translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    // Read where they are held, not copied: parts that come later are there at once.
    resources: words.resources,
    // React escapes what it shows; the sentences mark a value by `{name}`.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    returnNull: false,
    react: { useSuspense: false },
    saveMissing: true,
    // Shown is the key. No journey allows a word of the console.
    missingKeyHandler: (languages, _namespace, key) =>
      console.error(`[words] nobody has brought ${key} in ${languages.join(', ')}`),
  })
  translator.services.formatter?.add('de', withDe)
  return translator
}

/** Fetches the words of a language when they are not there yet, then speaks it. */
export async function speak(translator: i18n, language: Language, words: HeldWords = ownWords): Promise<void> {
  await words.bringLanguage(language)
  await translator.changeLanguage(language)
}
