import { GUARDIAN_TEXT, GUARDIAN_TEXTS } from '@tablee/domain/registrations/guardian'
import { useTranslation } from '../../../language/use-translation.ts'

/** What a guardian agrees to, or agreed to; empty where a later version wrote it. */
export function useGuardianText(text: number = GUARDIAN_TEXT): string {
  const { t } = useTranslation()
  const known = GUARDIAN_TEXTS.find((one) => one === text)
  return known === undefined ? '' : t(`guardian.texts.v${known}`)
}
