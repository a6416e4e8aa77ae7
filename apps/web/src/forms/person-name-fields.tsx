import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { TextInput } from '../ui/text-input.tsx'

type NameField = {
  readonly value: string
  readonly error?: ReactNode
  readonly onChange: (value: string) => void
}

type PersonNameFieldsProps = {
  readonly field: (name: 'firstName' | 'lastName') => NameField
  readonly maxLength: number
  /** One's own: required, with autofill. */
  readonly isOwn?: boolean
}

export function PersonNameFields({ field, maxLength, isOwn = false }: PersonNameFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('accounts.fields.firstName')}
        autoComplete={isOwn ? 'given-name' : 'off'}
        maxLength={maxLength}
        required={isOwn}
        {...field('firstName')}
      />
      <TextInput
        label={t('accounts.fields.lastName')}
        autoComplete={isOwn ? 'family-name' : 'off'}
        maxLength={maxLength}
        required={isOwn}
        {...field('lastName')}
      />
    </>
  )
}
