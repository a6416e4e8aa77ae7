import { useTranslation } from '../../../language/use-translation.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { KINDS, type Kind } from './list-kinds.ts'

type ListChipsProps = {
  readonly counts: Readonly<Record<Kind, number>>
  readonly chosen: Kind
  readonly onChoose: (kind: Kind) => void
}

/** How many stand how; a tap shows only those. */
export function ListChips({ counts, chosen, onChoose }: ListChipsProps) {
  const { t } = useTranslation()
  const chips = KINDS.map((kind) => ({ value: kind, label: t(`organizer.pills.${kind}`), count: counts[kind] }))
  return <FilterChips isStrip label={t('organizer.pills.label')} chips={chips} chosen={chosen} onChoose={onChoose} />
}
