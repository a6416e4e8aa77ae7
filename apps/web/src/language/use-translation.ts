import type { fr } from '@tablee/messages/fr'
import { useTranslation as useI18nextTranslation } from 'react-i18next'
import 'i18next'

/** `const { t } = useTranslation()`: messages of `packages/messages` by key. */
export function useTranslation() {
  return useI18nextTranslation()
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof fr }
    interpolationPrefix: '{'
    interpolationSuffix: '}'
  }
}
