import { usualDataDays } from '@tablee/domain/tournaments/life/data-days'
import { DATA_DAYS } from '@tablee/domain/tournaments/life/registration-rules'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { RulesDraft } from './rules-draft.ts'

const USUAL = 'usual'

type DataDaysForm = {
  readonly values: Pick<RulesDraft, 'dataDays'>
  readonly set: (name: 'dataDays', value: RulesDraft['dataDays']) => void
}

/** How soon after its end what people gave to register goes. */
export function DataDaysField({ form, isYouth }: { readonly form: DataDaysForm; readonly isYouth: boolean }) {
  const { t } = useTranslation()
  const { dataDays } = form.values
  return (
    <SelectInput
      label={t('registrationRules.dataDays')}
      hint={t('registrationRules.dataDaysHint')}
      options={[
        { value: USUAL, label: t('registrationRules.dataDaysUsual', { count: usualDataDays({ isYouth }) }) },
        ...DATA_DAYS.map((count) => ({
          value: String(count),
          label: t('registrationRules.dataDaysAfter', { count }),
        })),
      ]}
      value={dataDays === null ? USUAL : String(dataDays)}
      onChange={(wish) => form.set('dataDays', DATA_DAYS.find((days) => String(days) === wish) ?? null)}
    />
  )
}
