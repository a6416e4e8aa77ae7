import { readEmail } from '@tablee/domain/accounts/email'
import { useTranslation } from '../../../language/use-translation.ts'

export function useEmailFault(): (typed: string) => string | undefined {
  const { t } = useTranslation()
  return (typed) => {
    if (typed.trim() === '') return t('accounts.required.email')
    return readEmail(typed) ? undefined : t('accounts.required.emailInvalid')
  }
}
