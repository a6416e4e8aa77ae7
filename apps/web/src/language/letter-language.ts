import { useTranslation } from './use-translation.ts'

/** What letters to whoever uses this device are written in. */
export function useLetterLanguage(): 'fr' | 'en' {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'fr'
}
