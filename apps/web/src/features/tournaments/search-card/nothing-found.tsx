import { RADII_KM } from '@tablee/contract/serving/around'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useMeantSearch } from '../api/search/meant-search.ts'
import { filtersOf, isSearching, type TournamentSearch } from '../api/search/tournament-search.ts'
import { dayAndTimeOf } from '../creation-card/moment-text.ts'
import type { useNear } from './use-near.ts'

export type NextSteps = {
  readonly search: TournamentSearch
  readonly near: ReturnType<typeof useNear>
  readonly onSearch: (search: TournamentSearch) => void
  readonly onCreate: () => void
}

/** Next steps after an empty search, closest first. */
export function NothingFound({ search, near, onSearch, onCreate }: NextSteps) {
  const { t } = useTranslation()
  const { meant, isAsking } = useMeantSearch(search)
  const wider = widerThan(near)
  const isFiltered = isSearching(filtersOf(search)) && search.q !== undefined
  // Nothing may move once shown.
  if (isAsking) return null
  return (
    <div className="grid justify-items-center gap-2">
      {meant ? (
        <Button variant="felt" onClick={() => onSearch(meant.search)}>
          {t('home.search.didYouMean', { text: meant.text })}
        </Button>
      ) : null}
      {wider === undefined ? null : (
        <Button variant="secondary" onClick={() => near.setRadius(wider)}>
          {t('home.search.widen', { km: wider })}
        </Button>
      )}
      {isFiltered ? (
        <Button variant="secondary" onClick={() => onSearch({ q: search.q ?? '' })}>
          {t('home.search.withoutFilters')}
        </Button>
      ) : null}
      <Button variant="secondary" onClick={() => onSearch({ from: dayAndTimeOf(new Date().toISOString()).day })}>
        {t('home.search.allToCome')}
      </Button>
      <Button variant="quiet" onClick={onCreate}>
        {t('creation.title')}
      </Button>
    </div>
  )
}

function widerThan({ state }: NextSteps['near']) {
  if (state.kind !== 'on') return undefined
  const { radiusKm } = state.around
  return RADII_KM.find((km) => km > radiusKm)
}
