import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@tablee/domain/language'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { createTranslator } from '../../../language/create-translator.ts'
import { SpokenBy, useLanguage } from '../../../language/language-provider.tsx'
import type { Translator } from '../../../language/translator.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { WallLanguage } from './wall-languages.ts'
import { PAGE_MS } from './wall-pages.ts'

export function languageAt(chosen: WallLanguage, now: number): Language {
  if (chosen !== 'both') return chosen
  return LANGUAGES[Math.floor(now / PAGE_MS) % LANGUAGES.length] ?? SOURCE_LANGUAGE
}

type InWallLanguageProps = { readonly chosen: WallLanguage | undefined; readonly children: ReactNode }

/** The screen's language; the device's until its words load. */
export function InWallLanguage({ chosen, children }: InWallLanguageProps) {
  const { language: own } = useLanguage()
  const now = useNow(1_000)
  const spoken = chosen === undefined ? own : languageAt(chosen, now)
  const translators = useTranslators(chosen)
  const translator = translators[spoken]
  return translator ? (
    <SpokenBy translator={translator}>
      <CallTranslators value={chosen === 'both' ? everyOf(translators) : null}>
        <div lang={spoken} className="contents">
          {children}
        </div>
      </CallTranslators>
    </SpokenBy>
  ) : (
    children
  )
}

const CallTranslators = createContext<readonly Translator[] | null>(null)

/** Tables are called in the language of the screen; where it alternates, in each, whichever page is shown. */
export function useCallTranslators(): readonly Translator[] {
  const own = useTranslation()
  return useContext(CallTranslators) ?? [own]
}

function everyOf(translators: Translators): readonly Translator[] {
  return LANGUAGES.flatMap((language) => translators[language] ?? [])
}

type Translators = Partial<Record<Language, Translator>>

function useTranslators(chosen: WallLanguage | undefined): Translators {
  const [translators, setTranslators] = useState<Translators>({})
  useEffect(() => {
    if (chosen === undefined) return
    for (const language of chosen === 'both' ? LANGUAGES : [chosen]) {
      createTranslator(language).then(
        (translator) => setTranslators((held) => ({ ...held, [language]: held[language] ?? translator })),
        // If they fail to load, the device's language stays.
        () => {},
      )
    }
  }, [chosen])
  return translators
}
