import { X } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFilterText } from './filter-text.ts'
import { FILTER_NAMES, type FilterName, type SearchFilters } from './tournament-search.ts'

type FilterTagsProps = { filters: SearchFilters; onRemove: (name: FilterName) => void }

/** What narrows the search, each to be taken away by itself. */
export function FilterTags({ filters, onRemove }: FilterTagsProps) {
  const { t } = useTranslation()
  const textOf = useFilterText(filters)
  const names = FILTER_NAMES.filter((name) => filters[name] !== undefined)
  if (names.length === 0) return null
  return (
    <ul aria-label={t('home.search.activeFilters')} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            aria-label={t('home.search.removeFilter', { filter: textOf(name) })}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-slate-wash py-1 ps-4 pe-3 text-start font-semibold text-slate hover:underline"
            onClick={() => onRemove(name)}
          >
            <span className="min-w-0 wrap-anywhere">{textOf(name)}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
