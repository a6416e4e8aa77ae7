import { withDe } from '@tablee/messages/elision'
import type { Language } from '@tablee/messages/language'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** One catalogue per language, fetched when it is spoken. */
async function loadCatalogue(language: Language) {
  switch (language) {
    case 'fr':
      return (await import('@tablee/messages/fr')).fr
    case 'en':
      return (await import('@tablee/messages/en')).en
  }
}

/** A translator that speaks one language so far; see `speak`. */
export async function createTranslator(language: Language): Promise<i18n> {
  const translator = createInstance()
  await translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await loadCatalogue(language) } },
    // React escapes what it shows; the sentences mark a value by `{name}`.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    returnNull: false,
    react: { useSuspense: false },
  })
  translator.services.formatter?.add('de', withDe)
  return translator
}

/** Fetches the catalogue of a language when it is not there yet, then speaks it. */
export async function speak(translator: i18n, language: Language): Promise<void> {
  if (!translator.hasResourceBundle(language, 'translation')) {
    translator.addResourceBundle(language, 'translation', await loadCatalogue(language))
  }
  await translator.changeLanguage(language)
}
