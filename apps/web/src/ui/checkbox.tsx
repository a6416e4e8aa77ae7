import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export type CheckboxProps = {
  /** May contain links. */
  label: ReactNode
  name?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  error?: ReactNode
  required?: boolean
}

export function Checkbox({ label, name, isChecked, onChange, error, required }: CheckboxProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-1">
        <span className="-ms-2.5 grid size-11 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            name={name}
            required={required}
            checked={isChecked}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onChange(event.target.checked)}
            className="size-6 cursor-pointer rounded-control accent-carmine"
          />
        </span>
        <label htmlFor={id} className="cursor-pointer py-2.5 text-base">
          {label}
        </label>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      </div>
    </div>
  )
}

type AgreementProps = Omit<CheckboxProps, 'label'> & {
  readonly text: string
  readonly linkText: string
  readonly href: string
}

/** Opens next to the form, which keeps its input. */
export function Agreement({ text, linkText, href, ...box }: AgreementProps) {
  return (
    <Checkbox
      {...box}
      label={
        <>
          {text}{' '}
          <a href={href} target="_blank" rel="noopener" className="underline">
            {linkText}
          </a>
        </>
      }
    />
  )
}
