import { readEmail } from '@tablee/domain/accounts/email'
import { useTranslation } from '../../../language/use-translation.ts'

/** What is wrong with an address that somebody typed. */
export function useEmailFault(): (typed: string) => string | undefined {
  const { t } = useTranslation()
  return (typed) => {
    if (typed.trim() === '') return t('accounts.required.email')
    return readEmail(typed) ? undefined : t('accounts.required.emailInvalid')
  }
}
