import { useTranslation } from '../../../language/use-translation.ts'
import type { Faults } from '../account-form/use-account-form.ts'
import { useEmailFault } from '../account-form/use-email-fault.ts'
import { usePasswordFault } from '../password/use-password-fault.ts'

/** `privacy` holds no text: the box to tick has its errors under this name. */
export const EMPTY_REGISTRATION = {
  name: '',
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  location: '',
  privacy: '',
}

export type RegistrationValues = typeof EMPTY_REGISTRATION

export function useRegistrationFaults() {
  const { t } = useTranslation()
  const emailFault = useEmailFault()
  const passwordFault = usePasswordFault()
  return (values: RegistrationValues, hasAgreed: boolean): Faults<RegistrationValues> => {
    const missing = (field: 'firstName' | 'lastName' | 'location') =>
      values[field].trim() === '' ? t(`accounts.required.${field}`) : undefined
    return {
      name: values.name.trim() === '' ? t('refusals.account_name_required') : undefined,
      email: emailFault(values.email),
      password: passwordFault(values.password, { name: values.name, email: values.email }),
      firstName: missing('firstName'),
      lastName: missing('lastName'),
      location: missing('location'),
      privacy: hasAgreed ? undefined : t('accounts.required.privacy'),
    }
  }
}
