import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSeasonsOfShop } from '../api/shown-seasons.ts'

/** On the page of a shop; empty without any, and until they are known. */
export function SeasonsOfShop({ slug }: { readonly slug: string }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { data = [] } = useSeasonsOfShop(slug)
  if (data.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-section">
        {t('seasons.ofShop')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface">
        {data.map((season) => (
          <li key={season.id}>
            <Link
              to="/saison/$slug"
              params={{ slug: season.slug }}
              className="flex min-h-14 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-sunken"
            >
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold wrap-anywhere">{season.name}</span>
                <span className="text-sm text-muted tabular-nums">
                  {`${t(`seasons.state.${season.state}`)} · ${t('seasons.eventsCount', { count: season.eventsCount })}`}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
