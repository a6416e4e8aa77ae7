import { chooseLanguage, type Language } from '@tablee/domain/language'
import { useTranslation } from './use-translation.ts'

/** The language of letters to this device's user. */
export function useLetterLanguage(): Language {
  const { i18n } = useTranslation()
  return chooseLanguage([i18n.language])
}
