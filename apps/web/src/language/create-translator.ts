import type { Language } from '@tablee/domain/language'
import { withDe } from '@tablee/messages/elision'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type HeldWords, ownWords } from './words.ts'

/** With one language so far; see `speak`. */
export async function createTranslator(language: Language, words: HeldWords = ownWords): Promise<i18n> {
  await words.bringLanguage(language)
  const translator = createInstance()
  await translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    // By reference, so that later parts appear.
    resources: words.resources,
    // React escapes; messages use `{name}`.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    returnNull: false,
    react: { useSuspense: false },
    saveMissing: true,
    // The key is shown. Journeys forbid console output.
    missingKeyHandler: (languages, _namespace, key) =>
      console.error(`[words] nobody has brought ${key} in ${languages.join(', ')}`),
  })
  translator.services.formatter?.add('de', withDe)
  return translator
}

/** Loads the language if needed, then switches. */
export async function speak(translator: i18n, language: Language, words: HeldWords = ownWords): Promise<void> {
  await words.bringLanguage(language)
  await translator.changeLanguage(language)
}
