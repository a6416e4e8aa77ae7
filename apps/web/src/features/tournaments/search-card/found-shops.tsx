import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFoundShops } from '../api/events/found-shops.ts'

/** Shops matching the text; empty without any. */
export function FoundShops({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  const titleId = useId()
  const shops = useFoundShops(text)
  if (shops.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid gap-1">
      <h3 id={titleId} className="text-sm text-muted">
        {t('shops.found')}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line">
        {shops.map(({ slug, name, location }) => (
          <li key={slug}>
            <Link
              to="/lieu/$slug"
              params={{ slug }}
              className="flex min-h-12 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-sunken"
            >
              <Store aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <span className="grid min-w-0">
                <span className="font-semibold wrap-anywhere">{name}</span>
                {location === null ? null : <span className="text-sm text-muted wrap-anywhere">{location}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
