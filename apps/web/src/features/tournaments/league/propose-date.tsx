import { useId, useState } from 'react'
import type { Act } from '../../../acts/act.ts'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useDatePickerTexts } from '../../../language/use-date-picker-texts.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { isDay } from '../../../ui/written-date.ts'
import type { ChosenDate } from '../api/results/agree-date.ts'
import { dayAndTimeOf } from '../creation-card/moment-text.ts'

type ProposeDateProps = {
  /** ISO 8601. */
  readonly before: string | null
  /** The last day of the week. */
  readonly until: string | null
  readonly act: Pick<Act<ChosenDate, unknown>, 'error' | 'clear' | 'isSending' | 'retry'>
  readonly onClose: () => void
  readonly onPropose: (at: string) => Promise<boolean>
}

/** A day and an hour. */
export function ProposeDate({ before, until, act, onClose, onPropose }: ProposeDateProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const texts = useDatePickerTexts()
  const initial = before === null ? { day: until ?? '', time: '19:00' } : dayAndTimeOf(before)
  const [day, setDay] = useState(initial.day)
  const [time, setTime] = useState(initial.time)
  const [isMissing, setIsMissing] = useState(false)
  const formId = useId()
  const propose = async () => {
    const at = new Date(`${day}T${time}`)
    if (!isDay(day) || Number.isNaN(at.getTime())) return setIsMissing(true)
    if (await onPropose(at.toISOString())) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => {
        act.clear()
        onClose()
      }}
      title={t('league.date.propose')}
      closeLabel={t('tournament.close')}
      footer={
        <Button type="submit" form={formId} isBusy={act.isSending}>
          {t('league.date.send')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void propose()
        }}
      >
        <DatePicker
          label={t('league.date.day')}
          className="flex-[1_1_10rem]"
          value={day}
          onChange={(chosen) => {
            setDay(chosen)
            setIsMissing(false)
          }}
          error={isMissing ? t('league.date.missing') : undefined}
          {...{ locale, texts }}
        />
        <TextInput
          type="time"
          className="flex-[0_1_auto]"
          label={t('league.date.time')}
          value={time}
          onChange={setTime}
        />
      </form>
      <ActFailure act={act} title={t('league.date.failed')} isTap />
    </Dialog>
  )
}
