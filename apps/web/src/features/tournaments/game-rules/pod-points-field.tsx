import {
  POD_PRESETS,
  type PodPreset,
  podPresetOf,
  pointsByPlace,
  wholePlacingRules,
} from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { useFormats } from '../../../language/use-formats.ts'
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
  const meaningOf = useMeaning()
  const preset = podPresetOf(rules?.placings)
  return (
    <ChoiceCards
      label={t('gameRules.pods.label')}
      hint={preset && meaningOf(preset)}
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

/** What the figures of a preset are for. */
function useMeaning(): (preset: PodPreset) => string {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (preset) => {
    if (preset === 'wager') return t('gameRules.pods.wagerHelp')
    const { points, places, byePoints: bye } = wholePlacingRules(POD_PRESETS[preset])
    const byPlace = pointsByPlace(places)
    if (byPlace) return t('figures.points.places', { places: list(byPlace.map(String)), bye })
    return t('figures.points.pods', { ...points, bye })
  }
}

function withPodPreset(rules: ChosenRules, preset: PodPreset): ChosenRules {
  const { placings: _, ...others } = rules ?? {}
  const chosen = preset === 'standard' ? others : { ...others, placings: POD_PRESETS[preset] }
  return Object.keys(chosen).length === 0 ? undefined : chosen
}
