import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { RegistrationCounts } from './registration-list.ts'

const PILLS = ['total', 'confirmed', 'pending', 'dropped'] as const
export type Pill = (typeof PILLS)[number]

type StatusPillsProps = {
  readonly counts: RegistrationCounts
  readonly chosen: Pill
  readonly onChoose: (pill: Pill) => void
}

/** How many stand how; a tap shows only those. */
export function StatusPills({ counts, chosen, onChoose }: StatusPillsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 large-text:grid-cols-1 sm:grid-cols-4">
      <legend className="sr-only">{t('organizer.pills.label')}</legend>
      {PILLS.map((pill) => (
        <button
          key={pill}
          type="button"
          aria-pressed={pill === chosen}
          onClick={() => onChoose(pill)}
          className={classNames(
            'flex min-h-11 items-baseline justify-between gap-2 rounded-full border px-2.5 py-1.5 sm:px-4 transition-colors duration-150',
            pill === chosen ? 'border-ink bg-ink text-paper' : 'border-control bg-surface hover:bg-sunken',
          )}
        >
          <span className="text-sm">{t(`organizer.pills.${pill}`)}</span>
          <span className="font-display text-lg font-bold tabular-nums">{counts[pill]}</span>
        </button>
      ))}
    </fieldset>
  )
}
