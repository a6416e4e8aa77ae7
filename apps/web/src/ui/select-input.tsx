import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { CONTROL_CLASS, Field } from './field.tsx'

export type SelectOption<Value extends string> = { value: Value; label: string; isDisabled?: boolean }

export type SelectInputProps<Value extends string> = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isLabelHidden?: boolean
  className?: string
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** Native: the quickest on a phone. */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const { label, hint, error, isLabelHidden = false, className = '', options, value, onChange, disabled } = props
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            disabled={disabled}
            className={`${CONTROL_CLASS} appearance-none pe-10`}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
