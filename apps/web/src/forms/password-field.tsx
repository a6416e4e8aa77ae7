import { useTranslation } from '../language/use-translation.ts'
import { PasswordInput, type PasswordInputProps } from '../ui/password-input.tsx'

/** A password, with the words of the button that shows it. */
export function PasswordField(props: Omit<PasswordInputProps, 'showLabel' | 'hideLabel'>) {
  const { t } = useTranslation()
  return <PasswordInput showLabel={t('accounts.showPassword')} hideLabel={t('accounts.hidePassword')} {...props} />
}
