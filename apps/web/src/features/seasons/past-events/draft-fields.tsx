import { TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/size-limits'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useDatePickerTexts } from '../../../language/use-date-picker-texts.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type DraftFault, heldOnOf, nameOf, type PastDraft, type Played, playedOf } from './past-draft.ts'
import { PlayedFields } from './played-fields.tsx'
import { StandingsFault } from './standings-fault.tsx'
import { StandingsTaken } from './standings-taken.tsx'

type DraftFieldsProps = {
  readonly draft: PastDraft
  readonly ofAll: Played
  /** Shown once somebody wanted to take it. */
  readonly faults: readonly DraftFault[]
  readonly isKnown: boolean
  readonly onChange: (typed: PastDraft['typed']) => void
}

/** What only people know of an evening, and what was understood of it. */
export function DraftFields({ draft, ofAll, faults, isKnown, onChange }: DraftFieldsProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const texts = useDatePickerTexts()
  const { read, text, typed } = draft
  const dateFault = faults.includes('date')
    ? t('pastEvents.dateNeeded')
    : faults.includes('dateToCome')
      ? t('pastEvents.dateToCome')
      : null
  if (read.fault) return <StandingsFault fault={read.fault} text={text} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isKnown ? <Notice tone="attention">{t('pastEvents.again')}</Notice> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        <TextInput
          label={t('pastEvents.name')}
          maxLength={TOURNAMENT_NAME_MAX_LENGTH}
          autoComplete="off"
          value={nameOf(draft, t('pastEvents.usualName'))}
          onChange={(name) => onChange({ ...typed, name })}
          error={faults.includes('name') ? t('pastEvents.nameNeeded') : null}
        />
        <DatePicker
          label={t('pastEvents.heldOn')}
          locale={locale}
          texts={texts}
          value={heldOnOf(draft)}
          onChange={(heldOn) => onChange({ ...typed, heldOn })}
          error={dateFault}
        />
      </div>
      <PlayedFields played={playedOf(draft, ofAll)} onChange={(played) => onChange({ ...typed, played })} />
      <StandingsTaken read={read.read} />
    </div>
  )
}
