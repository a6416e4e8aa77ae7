import { type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS, Field } from './field.tsx'

export type PasswordInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'id' | 'className' | 'type' | 'autoComplete'
> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The toggle's label; `hideLabel` once shown. */
  showLabel: string
  hideLabel: string
  /** For password managers: fill in or propose; `off` if not an account's. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  value: string
  onChange: (value: string) => void
}

/** Hidden by default; pasting is allowed. */
export function PasswordInput({ label, hint, error, showLabel, hideLabel, onChange, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(CONTROL_CLASS, 'pe-28')}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0 min-h-11 rounded-control px-3 text-sm font-semibold text-muted hover:text-ink focus-visible:-outline-offset-3"
          >
            {isShown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    </Field>
  )
}
