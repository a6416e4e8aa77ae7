import { PASSWORD_MIN_LENGTH, PASSWORD_RECOMMENDED_LENGTH, type PersonalData } from '@tablee/domain/accounts/password'
import { PasswordField } from '../../../forms/password-field.tsx'
import type { TextField } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { StrengthMeter } from './strength-meter.tsx'
import { useGuesses } from './use-guesses.ts'

type NewPasswordFieldProps = {
  readonly label: string
  readonly personal: PersonalData
  readonly field: TextField
}

/** Shows the rules, and the strength so far. */
export function NewPasswordField({ label, personal, field }: NewPasswordFieldProps) {
  const { t } = useTranslation()
  const guesses = useGuesses()
  return (
    <div className="grid gap-2">
      <PasswordField
        label={label}
        hint={t('accounts.passwordRules', { min: PASSWORD_MIN_LENGTH, recommended: PASSWORD_RECOMMENDED_LENGTH })}
        autoComplete="new-password"
        required
        onFocus={guesses.wake}
        {...field}
      />
      <StrengthMeter
        password={field.value}
        personal={personal}
        isEasy={guesses.isEasy}
        isRefused={Boolean(field.error)}
      />
    </div>
  )
}
