import { draftPodOptions } from '@tablee/domain/tournaments/draft/pod-sizes'
import { FIRST_GROUPS } from '@tablee/domain/tournaments/kinds/groups'
import { podSizes } from '@tablee/domain/tournaments/pairing/pods/pod-sizes'
import { STRUCTURES, type Structure } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { usePodsText } from '../draft/use-pods-text.ts'
import { useGroupsText } from './use-groups-text.ts'
import { usePodTables } from './use-pod-tables.ts'

type StructureChipsProps = {
  readonly value: Structure
  readonly onChange: (structure: Structure) => void
  /** As many as may come; null while nobody says. */
  readonly players: number | null
}

/** Each structure is one tap; of tables of four it says which there will be. */
export function StructureChips({ value, onChange, players }: StructureChipsProps) {
  const { t } = useTranslation()
  const plan = usePlan(value, players)
  const hint = t(`structure.hints.${value}`)
  return (
    <ChoiceCards
      label={t('structure.label')}
      hint={plan === null ? hint : `${hint} ${plan}`}
      choices={STRUCTURES.map((structure) => ({ value: structure, label: t(`structure.names.${structure}`) }))}
      columnsClass="grid-cols-2 sm:grid-cols-3"
      value={value}
      onChange={onChange}
    />
  )
}

/** What so many would be seated at; null where that is no question. */
function usePlan(structure: Structure, count: number | null): string | null {
  const { t } = useTranslation()
  const tables = usePodTables()
  const podsText = usePodsText()
  const groups = useGroupsText()
  if (count === null) return null
  switch (structure) {
    case 'pods': {
      const sizes = podSizes(count, 'pods-of-3-low')
      return sizes && t('pods.sizes', { count, tables: tables(sizes) })
    }
    case 'draft': {
      const [sizes] = draftPodOptions(count)
      return sizes === undefined ? null : t('draft.desk.ready', { count, pods: podsText(sizes) })
    }
    case 'groups': {
      const text = groups(FIRST_GROUPS, count)
      return text && t('structure.groups.ready', { count, ...text })
    }
    case 'swiss':
    case 'elimination':
    case 'round-robin':
      return null
    default:
      return structure satisfies never
  }
}
