import { chooseLanguage, type Language } from '@tablee/domain/language'
import { FORMATS } from '@tablee/messages/formats'
import type { i18n } from 'i18next'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { speak } from './create-translator.ts'

export type LanguageChoice = {
  readonly language: Language
  /** For `Intl` and widgets, such as `fr-FR`. */
  readonly locale: string
  readonly setLanguage: (language: Language) => Promise<void>
}

const LanguageContext = createContext<LanguageChoice | null>(null)

type LanguageProviderProps = {
  translator: i18n
  /** Called when the person chooses a language. */
  onChoose: (language: Language) => void
  children: ReactNode
}

function spokenLanguage(translator: i18n): Language {
  return chooseLanguage([translator.language])
}

export function LanguageProvider({ translator, onChoose, children }: LanguageProviderProps) {
  const [language, setSpoken] = useState(() => spokenLanguage(translator))
  useEffect(() => {
    nameLanguage(language)
  }, [language])
  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      locale: FORMATS[language].locale,
      setLanguage: async (next) => {
        // First, so that the server answers in the new language.
        nameLanguage(next)
        await speak(translator, next)
        onChoose(next)
        setSpoken(next)
      },
    }),
    [language, translator, onChoose],
  )
  return (
    <LanguageContext value={choice}>
      <I18nextProvider i18n={translator}>{children}</I18nextProvider>
    </LanguageContext>
  )
}

type SpokenByProps = { translator: i18n; children: ReactNode }

/** A part of the page in another language, such as a bilingual screen. */
export function SpokenBy({ translator, children }: SpokenByProps) {
  const language = spokenLanguage(translator)
  const { setLanguage } = useLanguage()
  const choice = useMemo(() => ({ language, locale: FORMATS[language].locale, setLanguage }), [language, setLanguage])
  return (
    <LanguageContext value={choice}>
      <I18nextProvider i18n={translator}>{children}</I18nextProvider>
    </LanguageContext>
  )
}

/** Only on change: browsers then revisit every element. */
export function nameLanguage(language: Language): void {
  const page = document.documentElement
  if (page.lang !== language) page.lang = language
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it')
  return choice
}
