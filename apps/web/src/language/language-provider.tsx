import type { Language } from '@tablee/domain/language'
import { FORMATS } from '@tablee/messages/formats'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { createTranslator } from './create-translator.ts'
import type { Translator } from './translator.ts'

export type LanguageChoice = {
  readonly language: Language
  /** For `Intl` and widgets, such as `fr-FR`. */
  readonly locale: string
  readonly setLanguage: (language: Language) => Promise<void>
}

const LanguageContext = createContext<LanguageChoice | null>(null)

export const TranslatorContext = createContext<Translator | null>(null)

type LanguageProviderProps = {
  translator: Translator
  /** Called when the person chooses a language. */
  onChoose: (language: Language) => void
  children: ReactNode
}

export function LanguageProvider({ translator: first, onChoose, children }: LanguageProviderProps) {
  const [translator, setTranslator] = useState(first)
  const { language } = translator
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
        const speaking = await createTranslator(next)
        onChoose(next)
        setTranslator(speaking)
      },
    }),
    [language, onChoose],
  )
  return (
    <LanguageContext value={choice}>
      <TranslatorContext value={translator}>{children}</TranslatorContext>
    </LanguageContext>
  )
}

type SpokenByProps = { translator: Translator; children: ReactNode }

/** A part of the page in another language, such as a bilingual screen. */
export function SpokenBy({ translator, children }: SpokenByProps) {
  const { language } = translator
  const { setLanguage } = useLanguage()
  const choice = useMemo(() => ({ language, locale: FORMATS[language].locale, setLanguage }), [language, setLanguage])
  return (
    <LanguageContext value={choice}>
      <TranslatorContext value={translator}>{children}</TranslatorContext>
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
