import { ACCOUNT_NAME_MAX_LENGTH } from '@tablee/domain/accounts/account'
import { EmailField } from '../../../forms/email-field.tsx'
import { PersonNameFields } from '../../../forms/person-name-fields.tsx'
import type { TextField } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { PROFILE_TEXT_MAX_LENGTH } from '../api/profile.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import type { RegistrationValues } from './registration-faults.ts'

type Field = (name: Exclude<keyof RegistrationValues, 'privacy'>) => TextField

type RegistrationFieldsProps = { readonly field: Field; readonly values: RegistrationValues }

export function RegistrationFields({ field, values }: RegistrationFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('accounts.fields.name')}
        hint={t('accounts.register.nameHint')}
        autoComplete="nickname"
        maxLength={ACCOUNT_NAME_MAX_LENGTH}
        required
        {...field('name')}
      />
      <EmailField label={t('accounts.fields.email')} hint={t('accounts.register.emailHint')} {...field('email')} />
      <NewPasswordField
        label={t('accounts.fields.password')}
        personal={{ name: values.name, email: values.email }}
        field={field('password')}
      />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <PersonNameFields field={field} maxLength={PROFILE_TEXT_MAX_LENGTH} isOwn />
      </div>
      <TextInput
        label={t('accounts.fields.location')}
        hint={t('accounts.register.locationHint')}
        autoComplete="address-level2"
        maxLength={PROFILE_TEXT_MAX_LENGTH}
        required
        {...field('location')}
      />
    </>
  )
}
