import { Minus, Plus } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Field } from './field.tsx'
import { useHeldStep } from './use-held-step.ts'

export type NumberInputProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
  /** Null if empty or not a number. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  disabled?: boolean
  name?: string
  /** Such as `fr-FR`. */
  locale: string
  incrementLabel: string
  decrementLabel: string
}

const STEP_CLASS =
  'inline-flex size-11 items-center justify-center text-ink transition-colors duration-150 enabled:hover:bg-sunken ' +
  'disabled:text-muted disabled:opacity-55'
const FRAME_CLASS =
  'grid w-full max-w-56 grid-cols-[auto_1fr_auto] items-center overflow-hidden rounded-control border ' +
  'border-control bg-surface data-invalid:border-carmine data-disabled:bg-sunken'
const INPUT = {
  'data-part': 'input',
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  className:
    'min-h-11 w-full min-w-0 border-x border-line bg-transparent px-2 text-center text-lg font-semibold tabular-nums focus-visible:-outline-offset-3',
} as const
const LARGE_STEP = 10
const IS_NUMERIC = /^[\d\s.,-]*$/
/** 1 000, or 1,000. */
const GROUPED = /^\d{1,3}(?:[\s,.]\d{3})+$/

/** With step buttons. Input is never corrected silently: `error` reports bounds. Without the component library, which home would load for it. */
export function NumberInput(props: NumberInputProps) {
  const { label, hint, error, className = '', value, disabled = false, min, max } = props
  const box = useRef<HTMLInputElement>(null)
  const { stepBy, ...field } = useNumberField(props)
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div
          data-scope="number-input"
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          className={FRAME_CLASS}
        >
          <StepButton
            box={box}
            isDisabled={disabled || isPast(min, value)}
            label={props.decrementLabel}
            inputId={control.id}
            onStep={() => stepBy(-1)}
          >
            <Minus aria-hidden="true" className="size-5" />
          </StepButton>
          <input
            {...INPUT}
            {...field}
            ref={box}
            role="spinbutton"
            id={control.id}
            name={props.name}
            disabled={disabled}
            aria-describedby={control['aria-describedby']}
            aria-invalid={error ? true : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value ?? undefined}
          />
          <StepButton
            box={box}
            isDisabled={disabled || isPast(value, max)}
            label={props.incrementLabel}
            inputId={control.id}
            onStep={() => stepBy(1)}
          >
            <Plus aria-hidden="true" className="size-5" />
          </StepButton>
        </div>
      )}
    </Field>
  )
}

function isPast(one: number | null | undefined, other: number | null | undefined): boolean {
  return typeof one === 'number' && typeof other === 'number' && one >= other
}

type NumberFieldProps = Pick<NumberInputProps, 'value' | 'onChange' | 'min' | 'max' | 'locale'>

function useNumberField({ value, onChange, min, max, locale }: NumberFieldProps) {
  const written = (number: number | null) => (number === null ? '' : new Intl.NumberFormat(locale).format(number))
  const [typed, setTyped] = useState(() => written(value))
  const put = (number: number) => {
    setTyped(written(number))
    onChange(number)
  }
  const stepBy = (step: number) =>
    put(Math.min(Math.max((value ?? 0) + step, min ?? Number.NEGATIVE_INFINITY), max ?? Number.POSITIVE_INFINITY))
  return {
    stepBy,
    value: readNumber(typed) === value ? typed : written(value),
    onChange: ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
      if (!IS_NUMERIC.test(text)) return
      setTyped(text)
      onChange(readNumber(text))
    },
    onBlur: () => setTyped(written(value)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      const step = event.shiftKey ? LARGE_STEP : 1
      if (event.key === 'ArrowUp') stepBy(step)
      else if (event.key === 'ArrowDown') stepBy(-step)
      else if (event.key === 'Home' && !event.shiftKey && min !== undefined) put(min)
      else if (event.key === 'End' && !event.shiftKey && max !== undefined) put(max)
      else return
      event.preventDefault()
    },
  }
}

type StepButtonProps = {
  readonly box: { readonly current: HTMLInputElement | null }
  readonly inputId: string
  readonly isDisabled: boolean
  readonly label: string
  readonly onStep: () => void
  readonly children: ReactNode
}

/** The keyboard steps in the field itself. */
function StepButton({ box, inputId, isDisabled, label, onStep, children }: StepButtonProps) {
  const { onPointerDown, ...held } = useHeldStep(onStep, isDisabled)
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={isDisabled}
      aria-label={label}
      aria-controls={inputId}
      className={STEP_CLASS}
      {...held}
      onPointerDown={(event) => {
        onPointerDown(event)
        // With a mouse the keys stay in the field; a finger opens no keyboard.
        if (event.pointerType !== 'mouse') return
        event.preventDefault()
        box.current?.focus({ preventScroll: true })
      }}
    >
      {children}
    </button>
  )
}

function readNumber(typed: string): number | null {
  const text = GROUPED.test(typed.trim()) ? typed.replace(/[\s,.]/g, '') : typed.replace(/\s/g, '').replace(',', '.')
  const number = Number(text)
  return text === '' || Number.isNaN(number) ? null : number
}
