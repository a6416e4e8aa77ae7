import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { type ChosenRules, withBestOf } from './chosen-rules.ts'

type BestOfFieldProps = {
  readonly rules: ChosenRules
  readonly onChange: (rules: ChosenRules) => void
}

/** Needs no rule pack, so that first screens load none. */
export function BestOfField({ rules, onChange }: BestOfFieldProps) {
  const { t } = useTranslation()
  return (
    <ChoiceCards
      label={t('gameRules.bestOf.label')}
      columnsClass="grid-cols-2 large-text:grid-cols-1"
      choices={[
        { value: '', label: t('gameRules.bestOf.byGame') },
        { value: '1', label: t('gameRules.bestOf.one') },
        { value: '3', label: t('gameRules.bestOf.three') },
        { value: '5', label: t('gameRules.bestOf.five') },
      ]}
      value={String(rules?.bestOf ?? '')}
      onChange={(chosen) => onChange(withBestOf(rules, chosen === '' ? null : Number(chosen)))}
    />
  )
}
