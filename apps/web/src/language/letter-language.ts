import type { Language } from '@tablee/domain/language'
import { useTranslation } from './use-translation.ts'

/** The language of letters to this device's user. */
export function useLetterLanguage(): Language {
  return useTranslation().language
}
