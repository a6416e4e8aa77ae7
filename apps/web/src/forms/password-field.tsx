import { useTranslation } from '../language/use-translation.ts'
import { PasswordInput, type PasswordInputProps } from '../ui/password-input.tsx'

/** With translated show and hide labels. */
export function PasswordField(props: Omit<PasswordInputProps, 'showLabel' | 'hideLabel'>) {
  const { t } = useTranslation()
  return <PasswordInput showLabel={t('accounts.showPassword')} hideLabel={t('accounts.hidePassword')} {...props} />
}
