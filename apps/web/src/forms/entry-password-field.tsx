import { isAboutEntryPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { RefusedError } from '../transport/request-error.ts'
import { PasswordField } from './password-field.tsx'

type EntryPasswordFieldProps = {
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (value: string) => void
}

export function EntryPasswordField(props: EntryPasswordFieldProps) {
  const { t } = useTranslation()
  return (
    <PasswordField
      label={t('tournament.password.label')}
      hint={t('tournament.password.help')}
      autoComplete="off"
      required
      {...props}
    />
  )
}

/** This screen may not know of a new password; once asked for, the field stays. */
export function useAsksEntryPassword(isProtected: boolean, failure: Error | null): boolean {
  const [wasRefused, setWasRefused] = useState(false)
  const isRefused = failure instanceof RefusedError && isAboutEntryPassword(failure.reason)
  if (isRefused && !wasRefused) setWasRefused(true)
  return isProtected || wasRefused
}
