import type { ComponentProps, ReactNode } from 'react'
import { CONTROL_CLASS, Field } from './field.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: string
  onChange: (value: string) => void
}

export function TextArea({ label, hint, error, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          rows={8}
          {...rest}
          {...control}
          className={`${CONTROL_CLASS} resize-y`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
