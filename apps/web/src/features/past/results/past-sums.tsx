import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Past } from '../api/past-view.ts'

/** What it comes to, in figures. */
export function PastSums({ total }: Pick<Past, 'total'>) {
  const { t } = useTranslation()
  const { number } = useFormats()
  // Whoever won once reads how often.
  const { events, won, lost, drawn, firsts, best } = total
  const figures: readonly (readonly [string, number])[] = [
    [t('past.sums.events'), events],
    [t('past.sums.matches'), won + lost + drawn],
    [t('past.sums.won'), won],
    [t('past.sums.lost'), lost],
    [t('past.sums.drawn'), drawn],
    best === null || best === 1 ? [t('past.sums.firsts'), firsts] : [t('past.sums.best'), best],
  ]
  return (
    <dl
      aria-label={t('past.sums.label')}
      className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line"
    >
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="grid min-w-0 grow basis-28 content-start large-text:basis-full gap-0.5 bg-surface px-4 py-3"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-section font-bold tabular-nums">{number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
