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
  /** The names of whoever types: the browser may fill them in, and they cannot be left out. */
  readonly isOwn?: boolean
}

/** First and last name of a person. */
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
