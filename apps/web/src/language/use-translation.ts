import type { fr } from '@tablee/messages/fr'
import type {} from 'i18next'
import { useContext } from 'react'
import { TranslatorContext } from './language-provider.tsx'
import type { Translator } from './translator.ts'

/** `const { t } = useTranslation()`: messages of `packages/messages` by key. */
export function useTranslation(): Translator {
  const translator = useContext(TranslatorContext)
  if (!translator) throw new Error('useTranslation needs a LanguageProvider above it')
  return translator
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof fr }
    interpolationPrefix: '{'
    interpolationSuffix: '}'
  }
}
