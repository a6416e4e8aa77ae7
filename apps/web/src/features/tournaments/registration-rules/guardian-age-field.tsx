import { OLDEST_GUARDIAN_AGE, YOUTH_GUARDIAN_AGE } from '@tablee/domain/registrations/guardian'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { RulesDraft } from './rules-draft.ts'

const USUAL = 'usual'
const YOUNGEST = 10
const AGES = Array.from({ length: OLDEST_GUARDIAN_AGE - YOUNGEST + 1 }, (_, index) => YOUNGEST + index)

type GuardianForm = {
  readonly values: Pick<RulesDraft, 'guardianBelow'>
  readonly set: (name: 'guardianBelow', value: number | null) => void
}

/** Below which age a guardian has to agree. */
export function GuardianAgeField({ form, isYouth }: { readonly form: GuardianForm; readonly isYouth: boolean }) {
  const { t } = useTranslation()
  const { guardianBelow: chosen } = form.values
  const ages = chosen === null || chosen === 0 || AGES.includes(chosen) ? AGES : [chosen, ...AGES]
  const usual = isYouth ? t('guardian.askBelow', { age: YOUTH_GUARDIAN_AGE }) : t('guardian.askNever')
  return (
    <SelectInput
      label={t('guardian.ask')}
      hint={t('guardian.askHint')}
      options={[
        { value: USUAL, label: t('guardian.askUsual', { what: usual }) },
        { value: '0', label: t('guardian.askNever') },
        ...ages.map((age) => ({ value: String(age), label: t('guardian.askBelow', { age }) })),
      ]}
      value={chosen === null ? USUAL : String(chosen)}
      onChange={(wish) => form.set('guardianBelow', wish === USUAL ? null : Number(wish))}
    />
  )
}
