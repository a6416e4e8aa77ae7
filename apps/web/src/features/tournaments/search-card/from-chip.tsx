import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useDatePickerTexts } from '../../../language/use-date-picker-texts.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { DateChipProps } from '../../../ui/date-chip.tsx'
import { later } from '../../../ui/later.tsx'
import { writeDay } from '../../../ui/written-date.ts'
import { CHIP_CLASS } from './choice-chip.tsx'

// The calendar weighs more than the rest of the page.
const { Component: DateChip } = later(async () => (await import('../../../ui/date-chip.tsx')).DateChip, WaitingChip)

type FromChipProps = { readonly from: string; readonly onChoose: (from: string) => void }

/** Our own calendar: the browser's speaks the browser's language. */
export function FromChip({ from, onChoose }: FromChipProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const texts = useDatePickerTexts()
  const [isAsked, setIsAsked] = useState(false)
  const day = from === '' ? texts.placeholder : writeDay(from, locale)
  const text = t('home.search.fromDate', { date: day })
  const className = `${CHIP_CLASS} inline-flex items-center gap-1.5`
  if (isAsked) return <DateChip {...{ text, className, locale, texts }} value={from} onChange={onChoose} />
  return (
    <button type="button" aria-haspopup="dialog" className={className} onClick={() => setIsAsked(true)}>
      <ChipText text={text} />
    </button>
  )
}

/** Holds the place while the calendar loads, so that nothing moves. */
function WaitingChip({ text, className }: Pick<DateChipProps, 'text' | 'className'>) {
  return (
    <button type="button" aria-busy="true" className={className}>
      <ChipText text={text} />
    </button>
  )
}

function ChipText({ text }: { readonly text: string }) {
  return (
    <>
      {text}
      <CalendarDays aria-hidden="true" className="size-4 text-muted" />
    </>
  )
}
