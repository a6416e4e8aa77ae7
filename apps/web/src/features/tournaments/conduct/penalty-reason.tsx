import type { WarningForm } from '@tablee/domain/tournaments/conduct/infraction-lists/infraction-list'
import { infractionsOf } from '@tablee/domain/tournaments/conduct/infractions'
import { CONDUCT_REASON_MAX_LENGTH } from '@tablee/domain/tournaments/conduct/penalty'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

/** Why, and which penalty of the game a warning stands for; null: none. */
export type Why = { readonly reason: string; readonly form: WarningForm | null }

type PenaltyReasonProps = {
  readonly game: Game
  readonly isWarning: boolean
  readonly value: Why
  readonly onChange: (why: Why) => void
  readonly disabled: boolean
}

/** Room for the name of a form, in any language. */
const LONGEST_FORM = 60

/** A warning may stand for a lighter penalty of the game, which is played out at the table. */
export function PenaltyReason({ game, isWarning, value, onChange, disabled }: PenaltyReasonProps) {
  const { t } = useTranslation()
  const forms = isWarning ? (infractionsOf(game)?.forms ?? []) : []
  return (
    <>
      {forms.length === 0 ? null : (
        <SelectInput<WarningForm | 'plain'>
          label={t('infractions.formLabel')}
          hint={value.form === null ? undefined : t('infractions.formHint')}
          value={value.form ?? 'plain'}
          disabled={disabled}
          onChange={(form) => onChange({ ...value, form: form === 'plain' ? null : form })}
          options={(['plain', ...forms] as const).map((form) => ({
            ...{ value: form, label: t(`infractions.form.${form}`) },
          }))}
        />
      )}
      <TextArea
        label={t('conduct.reason')}
        hint={t('conduct.reasonHint')}
        rows={3}
        maxLength={CONDUCT_REASON_MAX_LENGTH - (forms.length === 0 ? 0 : LONGEST_FORM)}
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason })}
      />
    </>
  )
}

/** The name of the form stands before the reason. */
export function wholeReason(reason: string, form: string | null): string {
  if (form === null) return reason
  return reason.trim() === '' ? form : `${form}\n${reason}`
}
