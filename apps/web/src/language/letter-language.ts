import { chooseLanguage, type Language } from '@tablee/domain/language'
import { useTranslation } from './use-translation.ts'

/** What letters to whoever uses this device are written in. */
export function useLetterLanguage(): Language {
  const { i18n } = useTranslation()
  return chooseLanguage([i18n.language])
}
