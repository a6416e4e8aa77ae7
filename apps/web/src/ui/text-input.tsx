import type { ComponentProps, ReactNode } from 'react'
import { CONTROL_CLASS, Field } from './field.tsx'

export type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isLabelHidden?: boolean
  className?: string
  value: string
  onChange: (value: string) => void
}

export function TextInput({ label, hint, error, isLabelHidden, className, onChange, ...rest }: TextInputProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      {...(isLabelHidden ? { isLabelHidden } : {})}
      {...(className ? { className } : {})}
    >
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={CONTROL_CLASS}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
