import { DatePicker as ArkDatePicker, parseDate } from '@ark-ui/react/date-picker'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Calendar, type CalendarTexts } from './calendar.tsx'
import { CONTROL_CLASS, Field, type FieldControl } from './field.tsx'
import { EARLIEST_DAY, isDay, LATEST_DAY, readDay, writeDay } from './written-date.ts'

export type DatePickerTexts = CalendarTexts & {
  readonly open: string
  readonly close: string
  /** Such as "jj/mm/aaaa". */
  readonly placeholder: string
  /** Error for an invalid date. */
  readonly invalid: string
}

export type DatePickerProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
  /** `2026-12-31`, the typed text if invalid (see `isDay`), or empty. */
  value: string
  onChange: (value: string) => void
  /** Such as `fr-FR`. */
  locale: string
  texts: DatePickerTexts
  /** Bounds. */
  min?: string
  max?: string
  required?: boolean
  disabled?: boolean
}

/** A day, typed or picked; weeks start on Monday. Typed text is never corrected silently. */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, className = '', value, onChange, texts, locale, disabled = false } = props
  const { min = EARLIEST_DAY, max = LATEST_DAY } = props
  const day = isDay(value) ? value : null
  const [typing, setTyping] = useState<string | null>(null)
  const read = (text: string) => {
    const typed = readDay(text, locale)
    return typed !== null && typed >= min && typed <= max ? typed : text.trim()
  }
  const isNoDay = typing === null && value !== '' && day === null
  return (
    <Field label={label} hint={hint} error={isNoDay ? texts.invalid : props.error} className={className}>
      {(control) => (
        <ArkDatePicker.Root
          locale={locale}
          timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
          startOfWeek={1}
          min={parseDate(min)}
          max={parseDate(max)}
          value={day === null ? [] : [parseDate(day)]}
          onValueChange={({ value: [chosen] }) => onChange(chosen ? chosen.toString() : '')}
          disabled={disabled}
          invalid={control['aria-invalid'] ?? false}
          positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 6, overflowPadding: 8 }}
          translations={{ trigger: (isOpen) => (isOpen ? texts.close : texts.open) }}
          lazyMount
          unmountOnExit
        >
          <DateBox
            control={control}
            text={typing ?? (day === null ? value : writeDay(day, locale))}
            placeholder={texts.placeholder}
            required={props.required ?? false}
            onType={(text) => {
              setTyping(text)
              onChange(read(text))
            }}
            onLeave={() => setTyping(null)}
          />
          <ArkDatePicker.Positioner className="z-50!">
            <Calendar texts={texts} />
          </ArkDatePicker.Positioner>
        </ArkDatePicker.Root>
      )}
    </Field>
  )
}

type DateBoxProps = {
  control: FieldControl
  text: string
  placeholder: string
  required: boolean
  onType: (text: string) => void
  onLeave: () => void
}

function DateBox({ control, text, placeholder, required, onType, onLeave }: DateBoxProps) {
  return (
    <ArkDatePicker.Context>
      {(calendar) => (
        <ArkDatePicker.Control className="relative">
          <input
            {...control}
            type="text"
            autoComplete="off"
            value={text}
            placeholder={placeholder}
            required={required}
            disabled={calendar.disabled}
            className={`${CONTROL_CLASS} pe-12 tabular-nums`}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
            onKeyDown={(event) => {
              if (event.altKey && event.key === 'ArrowDown') {
                event.preventDefault()
                calendar.setOpen(true)
              }
            }}
          />
          <ArkDatePicker.Trigger className="absolute end-0 top-0 inline-flex size-11 items-center justify-center rounded-control text-muted enabled:hover:text-ink">
            <CalendarDays aria-hidden="true" className="size-5" />
          </ArkDatePicker.Trigger>
        </ArkDatePicker.Control>
      )}
    </ArkDatePicker.Context>
  )
}
