import { useTranslation } from '../../../language/use-translation.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import type { RegistrationCounts } from './registration-list.ts'

const PILLS = ['total', 'pending', 'confirmed', 'present', 'absent', 'dropped', 'cancelled'] as const
export type Pill = (typeof PILLS)[number]

type StatusPillsProps = {
  readonly counts: RegistrationCounts
  /** Only before the start does it matter who has come. */
  readonly isBefore: boolean
  readonly chosen: Pill
  readonly onChoose: (pill: Pill) => void
}

/** How many stand how; a tap shows only those. */
export function StatusPills({ counts, isBefore, chosen, onChoose }: StatusPillsProps) {
  const { t } = useTranslation()
  // Until somebody was noted as present, nobody is absent.
  const isAsked = (pill: Pill) => (pill === 'present' || pill === 'absent' ? isBefore && counts.present > 0 : true)
  const chips = PILLS.map((pill) => ({
    value: pill,
    label: t(`organizer.pills.${pill}`),
    count: isAsked(pill) ? counts[pill] : 0,
  }))
  return <FilterChips label={t('organizer.pills.label')} chips={chips} chosen={chosen} onChoose={onChoose} />
}
