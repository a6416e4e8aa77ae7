import { useTranslation as useI18nextTranslation } from 'react-i18next'
import './typed-keys.ts'

/** `const { t } = useTranslation()`: sentences of `packages/messages` by key, in the language spoken. */
export function useTranslation() {
  return useI18nextTranslation()
}
