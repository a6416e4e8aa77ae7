import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useRatingTexts } from '../use-rating-texts.ts'

type RatingsOfShopProps = { readonly ratings: readonly { readonly id: string; readonly game: string }[] }

/** On the page of a shop, a game a line; nothing without any. */
export function RatingsOfShop({ ratings }: RatingsOfShopProps) {
  const { t } = useTranslation()
  const { gameName } = useRatingTexts()
  const titleId = useId()
  if (ratings.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-section">
        {t('ratings.ofShop')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface">
        {ratings.map(({ id, game }) => (
          <li key={id}>
            <Link
              to="/cote/$id"
              params={{ id }}
              className="flex min-h-14 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{gameName(game)}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
