import { NumberInput as ArkNumberInput } from '@ark-ui/react/number-input'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field } from './field.tsx'

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
  step?: number
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

/** With step buttons. Input is never corrected silently: `error` reports bounds. */
export function NumberInput(props: NumberInputProps) {
  const { label, hint, error, className = '', value, onChange, min, max, step, disabled = false, locale } = props
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const isTypedCurrent = readNumber(typed) === value
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <ArkNumberInput.Root
          ids={{ input: control.id }}
          value={isTypedCurrent ? typed : value === null ? '' : String(value)}
          onValueChange={(details) => {
            const number = Number.isNaN(details.valueAsNumber) ? null : details.valueAsNumber
            // Ark tells it in a microtask. Drawn later, a press right after it would still see the number before.
            flushSync(() => {
              setTyped(number === null ? '' : String(number))
              onChange(number)
            })
          }}
          {...(min === undefined ? {} : { min })}
          {...(max === undefined ? {} : { max })}
          {...(step === undefined ? {} : { step })}
          {...(props.name === undefined ? {} : { name: props.name })}
          disabled={disabled}
          invalid={Boolean(error)}
          locale={locale}
          clampValueOnBlur={false}
          allowMouseWheel={false}
          inputMode="numeric"
          translations={{ incrementLabel: props.incrementLabel, decrementLabel: props.decrementLabel }}
          className={
            'grid w-full max-w-56 grid-cols-[auto_1fr_auto] items-center overflow-hidden rounded-control border ' +
            'border-control bg-surface data-invalid:border-carmine data-disabled:bg-sunken'
          }
        >
          <ArkNumberInput.DecrementTrigger className={STEP_CLASS}>
            <Minus aria-hidden="true" className="size-5" />
          </ArkNumberInput.DecrementTrigger>
          <ArkNumberInput.Input
            aria-describedby={control['aria-describedby']}
            className="min-h-11 w-full min-w-0 border-x border-line bg-transparent px-2 text-center text-lg font-semibold tabular-nums"
          />
          <ArkNumberInput.IncrementTrigger className={STEP_CLASS}>
            <Plus aria-hidden="true" className="size-5" />
          </ArkNumberInput.IncrementTrigger>
        </ArkNumberInput.Root>
      )}
    </Field>
  )
}

function readNumber(typed: string): number | null {
  return typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed)
}
