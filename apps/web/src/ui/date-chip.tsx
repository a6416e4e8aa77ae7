import { DatePicker as ArkDatePicker, parseDate } from '@ark-ui/react/date-picker'
import { CalendarDays } from 'lucide-react'
import { Calendar } from './calendar.tsx'
import type { DatePickerTexts } from './date-picker.tsx'
import { EARLIEST_DAY, isDay, LATEST_DAY } from './written-date.ts'

export type DateChipProps = {
  /** What the chip says, the chosen day with it. */
  text: string
  className: string
  /** `2026-12-31`, or empty. */
  value: string
  onChange: (value: string) => void
  /** Such as `fr-FR`. */
  locale: string
  texts: DatePickerTexts
}

/** A chip that opens its calendar on mounting; weeks start on Monday. */
export function DateChip({ text, className, value, onChange, locale, texts }: DateChipProps) {
  return (
    <ArkDatePicker.Root
      locale={locale}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      startOfWeek={1}
      min={parseDate(EARLIEST_DAY)}
      max={parseDate(LATEST_DAY)}
      value={isDay(value) ? [parseDate(value)] : []}
      onValueChange={({ value: [chosen] }) => onChange(chosen ? chosen.toString() : '')}
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 6, overflowPadding: 8 }}
      translations={{ trigger: () => text }}
      defaultOpen
      lazyMount
      unmountOnExit
    >
      <ArkDatePicker.Control>
        <ArkDatePicker.Trigger className={className}>
          <DateChipLabel text={text} />
        </ArkDatePicker.Trigger>
      </ArkDatePicker.Control>
      <ArkDatePicker.Positioner className="z-50!">
        <Calendar texts={texts} />
      </ArkDatePicker.Positioner>
    </ArkDatePicker.Root>
  )
}

function DateChipLabel({ text }: { text: string }) {
  return (
    <>
      {text}
      <CalendarDays aria-hidden="true" className="size-4 text-muted" />
    </>
  )
}
