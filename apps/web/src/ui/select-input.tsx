import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { CONTROL_CLASS, Field } from './field.tsx'

export type SelectOption<Value extends string> = { value: Value; label: string; isDisabled?: boolean; group?: string }

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
            className={`${CONTROL_CLASS} appearance-none pe-10 text-ellipsis`}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {grouped(options).map(([group, members]) =>
              group === undefined ? (
                <Options key="none" options={members} />
              ) : (
                <optgroup key={group} label={group}>
                  <Options options={members} />
                </optgroup>
              ),
            )}
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

function grouped<Value extends string>(options: readonly SelectOption<Value>[]) {
  const names = [...new Set(options.map(({ group }) => group))]
  return names.map((name) => [name, options.filter(({ group }) => group === name)] as const)
}

function Options<Value extends string>({ options }: { readonly options: readonly SelectOption<Value>[] }) {
  return options.map(({ value, label, isDisabled }) => (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  ))
}
