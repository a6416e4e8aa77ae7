import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { FilterName, SearchFilters } from './tournament-search.ts'

/** What a filter says, as its tag shows it. */
export function useFilterText(filters: SearchFilters): (name: FilterName) => string {
  const { t } = useTranslation()
  const formats = useFormats()
  const { place, from, game, format, status } = filters
  return (name) => {
    switch (name) {
      case 'place':
        return place ?? ''
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
