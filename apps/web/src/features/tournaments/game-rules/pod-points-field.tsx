import { POD_PRESETS, type PodPreset, podPresetOf } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import type { ChosenRules } from './chosen-rules.ts'

type PodPointsFieldProps = {
  readonly rules: ChosenRules
  readonly onChange: (rules: ChosenRules) => void
}

const PRESETS = Object.keys(POD_PRESETS) as readonly PodPreset[]

/** Customary points of tables of four; the first is what nobody needs to choose. */
export function PodPointsField({ rules, onChange }: PodPointsFieldProps) {
  const { t } = useTranslation()
  const preset = podPresetOf(rules?.placings)
  return (
    <ChoiceCards
      label={t('gameRules.pods.label')}
      hint={preset === 'wager' ? t('gameRules.pods.wagerHelp') : null}
      columnsClass="grid-cols-2 large-text:grid-cols-1"
      choices={PRESETS.map((value) => ({
        value,
        label: t(`gameRules.pods.${value}`),
      }))}
      value={preset}
      onChange={(chosen) => onChange(withPodPreset(rules, chosen))}
    />
  )
}

function withPodPreset(rules: ChosenRules, preset: PodPreset): ChosenRules {
  const { placings: _, ...others } = rules ?? {}
  const chosen = preset === 'standard' ? others : { ...others, placings: POD_PRESETS[preset] }
  return Object.keys(chosen).length === 0 ? undefined : chosen
}
