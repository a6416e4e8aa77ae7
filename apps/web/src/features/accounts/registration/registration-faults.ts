import type { Faults } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useEmailFault } from '../account-form/use-email-fault.ts'
import { usePasswordFault } from '../password/use-password-fault.ts'

export const EMPTY_REGISTRATION = {
  name: '',
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  location: '',
  privacy: false,
}

export type RegistrationValues = typeof EMPTY_REGISTRATION

export function useRegistrationFaults() {
  const { t } = useTranslation()
  const emailFault = useEmailFault()
  const passwordFault = usePasswordFault()
  return (values: RegistrationValues): Faults => {
    const missing = (field: 'firstName' | 'lastName' | 'location') =>
      values[field].trim() === '' ? t(`accounts.required.${field}`) : undefined
    return {
      name: values.name.trim() === '' ? t('refusals.account_name_required') : undefined,
      email: emailFault(values.email),
      password: passwordFault(values.password, { name: values.name, email: values.email }),
      firstName: missing('firstName'),
      lastName: missing('lastName'),
      location: missing('location'),
      privacy: values.privacy ? undefined : t('accounts.required.privacy'),
    }
  }
}
