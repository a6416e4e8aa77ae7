import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import type { useRegistrationDraft } from './use-registration-draft.ts'

type Draft = Pick<ReturnType<typeof useRegistrationDraft>, 'faults' | 'clear'>

/** The password of a protected event: its field, what is sent of it, and what is missing. */
export function useEntryPassword({ faults, clear }: Draft, { isAsked }: { readonly isAsked: boolean }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  // The organizer may have set one that this screen has not heard of yet; once asked for, the field stays.
  const [wasRefused, setWasRefused] = useState(false)
  if (faults.password && !wasRefused) setWasRefused(true)
  if (!isAsked && !wasRefused) return { field: null, given: {}, missing: {} }
  return {
    field: (
      <PasswordInput
        label={t('tournament.password.label')}
        hint={t('tournament.password.help')}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        autoComplete="off"
        required
        value={password}
        error={faults.password}
        onChange={(value) => {
          setPassword(value)
          clear('password')
        }}
      />
    ),
    given: { password },
    missing: password === '' ? { password: t('refusals.entry_password_required') } : {},
  }
}
