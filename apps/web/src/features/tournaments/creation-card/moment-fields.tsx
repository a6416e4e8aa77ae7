import type { ReactNode } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useDatePickerTexts } from '../../../language/use-date-picker-texts.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

type MomentFieldsProps = {
  label: string
  timeLabel: string
  day: string
  time: string
  onDay: (day: string) => void
  onTime: (time: string) => void
  error: ReactNode
  required?: boolean
  disabled?: boolean
}

export function MomentFields({
  label,
  timeLabel,
  day,
  time,
  onDay,
  onTime,
  error,
  required = false,
  disabled = false,
}: MomentFieldsProps) {
  const { locale } = useLanguage()
  const texts = useDatePickerTexts()
  return (
    <div className="flex flex-wrap items-start gap-3">
      <DatePicker
        label={label}
        value={day}
        onChange={onDay}
        locale={locale}
        className="flex-[1_1_10rem]"
        texts={texts}
        required={required}
        disabled={disabled}
        error={error}
      />
      <TextInput type="time" className="flex-[0_1_auto]" label={timeLabel} value={time} onChange={onTime} />
    </div>
  )
}
