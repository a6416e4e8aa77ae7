import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { AdvancedDraft } from './advanced-draft.ts'
import { momentOf } from './moment-text.ts'
import { MOST_DATES, weeklyDrafts } from './weekly-dates.ts'

const DATES = Array.from({ length: MOST_DATES }, (_, index) => String(index + 1))

type RepeatFieldProps = { readonly draft: AdvancedDraft; readonly onChange: (dates: number) => void }

/** Weekly repeats, and the last date. */
export function RepeatField({ draft, onChange }: RepeatFieldProps) {
  const { t } = useTranslation()
  return (
    <SelectInput
      label={t('creation.advanced.repeat.label')}
      hint={useLastDate(draft)}
      options={DATES.map((value) => ({ value, label: t('creation.advanced.repeat.dates', { count: Number(value) }) }))}
      value={String(draft.dates)}
      onChange={(dates) => onChange(Number(dates))}
    />
  )
}

function useLastDate(draft: AdvancedDraft) {
  const { t } = useTranslation()
  const formats = useFormats()
  const last = weeklyDrafts(draft).at(-1)
  const at = new Date(last ? momentOf(last.date, last.time) : '')
  if (draft.dates === 1 || Number.isNaN(at.getTime())) return undefined
  return t('creation.advanced.repeat.until', { date: formats.fullDateTime(at) })
}
