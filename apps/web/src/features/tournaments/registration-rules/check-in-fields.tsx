import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { RulesDraft } from './rules-draft.ts'

/** Proposals; a value set by another client is listed too. */
const MINUTES_BEFORE = [15, 30, 60, 120]
const NEVER = 'never'

type CheckInFieldsProps = {
  readonly values: Pick<RulesDraft, 'checkInMinutes' | 'checksInByCode'>
  readonly onMinutes: (minutes: number | null) => void
  readonly onByCode: (isByCode: boolean) => void
}

/** Self check-in: from when, and by the door's code. */
export function CheckInFields({ values, onMinutes, onByCode }: CheckInFieldsProps) {
  const { t } = useTranslation()
  const { checkInMinutes, checksInByCode } = values
  const chosen = checkInMinutes === null ? [] : [checkInMinutes]
  const minutes = [...new Set([...MINUTES_BEFORE, ...chosen])].toSorted((one, other) => one - other)
  return (
    <>
      <SelectInput
        label={t('registrationRules.checkIn')}
        hint={t(checkInMinutes === null ? 'registrationRules.checkInNever' : 'registrationRules.checkInHint')}
        options={[
          { value: NEVER, label: t('registrationRules.checkInOff') },
          ...minutes.map((count) => ({
            value: String(count),
            label: t('registrationRules.checkInBefore', { count }),
          })),
        ]}
        value={checkInMinutes === null ? NEVER : String(checkInMinutes)}
        onChange={(wish) => onMinutes(wish === NEVER ? null : Number(wish))}
      />
      <Checkbox
        label={
          <>
            {t('registrationRules.byCode')}
            <span className="block text-sm text-muted">{t('registrationRules.byCodeHelp')}</span>
          </>
        }
        isChecked={checksInByCode}
        onChange={onByCode}
      />
    </>
  )
}
