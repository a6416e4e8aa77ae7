import { type PersonalData, passwordFaults } from '@tablee/domain/accounts/password'
import { useTranslation } from '../../../language/use-translation.ts'

export function usePasswordFault(): (typed: string, personal: PersonalData) => string | undefined {
  const { t } = useTranslation()
  return (typed, personal) => {
    if (typed === '') return t('refusals.password_required')
    const [fault] = passwordFaults(typed, personal)
    return fault && t(`refusals.${fault}`)
  }
}
