import { X } from 'lucide-react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { FILTER_NAMES, type FilterName, isWholeCountry, type SearchFilters } from '../api/search/tournament-search.ts'

type FilterTagsProps = { filters: SearchFilters; onRemove: (name: FilterName) => void }

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

function useFilterText(filters: SearchFilters): (name: FilterName) => string {
  const { t } = useTranslation()
  const formats = useFormats()
  const { place, from, game, format, status } = filters
  return (name) => {
    switch (name) {
      case 'place':
        return isWholeCountry(place ?? '') ? t('home.search.wholeCountry') : (place ?? '')
      case 'from':
        return t('home.search.fromDate', { date: from === undefined ? '' : formats.date(new Date(`${from}T00:00`)) })
      case 'game':
        return game ? t(`creation.games.${game}`) : ''
      case 'format':
        return format ? t(`tournament.formats.${format}`) : ''
      case 'status':
        return status ? t(`home.search.statuses.${status}`) : ''
      case 'password':
        return t('home.search.withPassword')
      default:
        return name satisfies never
    }
  }
}
