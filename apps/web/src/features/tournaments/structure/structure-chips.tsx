import { podSizes } from '@tablee/domain/tournaments/pairing/pods/pod-sizes'
import { STRUCTURES, type Structure } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { usePodTables } from './use-pod-tables.ts'

/** Drafts have no panel yet. */
const OFFERED = STRUCTURES.filter((structure) => structure !== 'draft')

type StructureChipsProps = {
  readonly value: Structure
  readonly onChange: (structure: Structure) => void
  /** As many as may come; null while nobody says. */
  readonly players: number | null
}

/** Each structure is one tap; of tables of four it says which there will be. */
export function StructureChips({ value, onChange, players }: StructureChipsProps) {
  const { t } = useTranslation()
  const tables = usePodTables()
  const plan = value === 'pods' && players !== null ? podSizes(players, 'pods-of-3-low') : null
  const hint = t(`structure.hints.${value}`)
  return (
    <ChoiceCards
      label={t('structure.label')}
      hint={plan === null ? hint : `${hint} ${t('pods.sizes', { count: players ?? 0, tables: tables(plan) })}`}
      choices={OFFERED.map((structure) => ({ value: structure, label: t(`structure.names.${structure}`) }))}
      columnsClass="grid-cols-2 sm:grid-cols-4"
      value={value}
      onChange={onChange}
    />
  )
}
