import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** Attributes for the control in a field. */
export type FieldControl = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Below the control, and announced with it. */
  error?: ReactNode
  isLabelHidden?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

export const CONTROL_CLASS =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3 py-2 text-base text-ink placeholder:text-muted ' +
  'transition-colors duration-150 disabled:bg-sunken disabled:text-muted aria-invalid:border-carmine'

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-carmine">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** Label, control, hint and error. */
export function Field({ label, hint, error, isLabelHidden = false, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid min-w-0 gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-base font-semibold'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite" className="empty:hidden">
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      </div>
    </div>
  )
}
