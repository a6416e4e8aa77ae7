import { PinInput } from '@ark-ui/react/pin-input'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export type CodeInputProps = {
  label: ReactNode
  /** Name of one cell, such as "character 2 of 6". */
  cellLabel: (position: number, length: number) => string
  length: number
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  disabled?: boolean
}

/** One cell per character. Takes a pasted code with any case, blanks and dashes. */
export function CodeInput({ label, cellLabel, length, value, onChange, error, disabled = false }: CodeInputProps) {
  const errorId = useId()
  const labelId = useId()
  return (
    <PinInput.Root
      count={length}
      ids={{ label: labelId }}
      type="alphanumeric"
      placeholder=""
      value={Array.from({ length }, (_, index) => value.charAt(index))}
      onValueChange={(details) => onChange(details.valueAsString.toUpperCase())}
      sanitizeValue={(pasted) => pasted.replace(/[^A-Za-z0-9]/g, '')}
      disabled={disabled}
      invalid={Boolean(error)}
      selectOnFocus
      translations={{ inputLabel: (index, count) => cellLabel(index + 1, count) }}
      className="grid gap-2"
    >
      <PinInput.Label className="font-semibold max-sm:text-sm max-sm:short:sr-only">{label}</PinInput.Label>
      <PinInput.Control
        role="group"
        aria-labelledby={labelId}
        className="grid gap-1.5 sm:gap-3"
        onKeyDownCapture={submitOnEnter}
        style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` }}
      >
        {Array.from({ length }, (_, index) => (
          <PinInput.Input
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are their places
            key={index}
            index={index}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby={error ? errorId : undefined}
            className={
              'aspect-[5/7] w-full min-w-0 rounded-control border-2 border-face-line bg-face text-center font-display text-title font-bold ' +
              'text-face-ink uppercase shadow-card caret-[#c2331f] selection:bg-face-line selection:text-face-ink focus:border-[#c2331f]'
            }
          />
        ))}
      </PinInput.Control>
      <div id={errorId} aria-live="polite" className="empty:hidden">
        {error ? (
          <div className="w-fit rounded-control bg-surface px-3 py-2">
            <FieldError>{error}</FieldError>
          </div>
        ) : null}
      </div>
    </PinInput.Root>
  )
}

/** The cells keep Enter for themselves; a form is sent with it, complete or not, and says what is missing. */
function submitOnEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.closest('form')?.requestSubmit()
}
