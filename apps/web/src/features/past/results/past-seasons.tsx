import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { PastSeason } from '../api/past-view.ts'

/** Public ones alone, each with the place held there. */
export function PastSeasons({ seasons }: { readonly seasons: readonly PastSeason[] }) {
  const { t } = useTranslation()
  const titleId = useId()
  if (seasons.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {t('past.seasons.title')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface">
        {seasons.map(({ slug, name, shop, state, place, people }) => (
          <li key={slug}>
            <Link
              to="/saison/$slug"
              params={{ slug }}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-ink no-underline hover:bg-sunken"
            >
              <span className="grid min-w-0">
                <span className="font-semibold wrap-anywhere underline">{name}</span>
                <span className="text-sm wrap-anywhere text-muted">{`${shop} · ${t(`past.seasons.${state}`)}`}</span>
              </span>
              <span className="tabular-nums">{t('past.seasons.of', { place, count: people })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
