import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type Choice<Value extends string> = { value: Value; label: string; mark?: ReactNode }

export type ChoiceCardsProps<Value extends string> = {
  label: ReactNode
  hint?: ReactNode
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Columns by width, as Tailwind classes. */
  columnsClass?: string
  disabled?: boolean
}

/** A visible choice of few: native radio buttons styled as cards. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, hint, choices, value, onChange, columnsClass = 'grid-cols-2 sm:grid-cols-3', disabled } = props
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-1.5" disabled={disabled}>
      <legend className="mb-1.5 text-base font-semibold">{label}</legend>
      <div className={classNames('grid gap-2', columnsClass)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border border-control bg-surface px-2 py-1.5 sm:gap-2 sm:px-2.5',
              'text-sm leading-tight font-medium transition-colors duration-150 hover:bg-sunken',
              'has-checked:border-ink has-checked:bg-sunken has-checked:ring-1 has-checked:ring-ink has-checked:font-semibold',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-slate',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.mark}
            <span className="min-w-0">{choice.label}</span>
          </label>
        ))}
      </div>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
    </fieldset>
  )
}
