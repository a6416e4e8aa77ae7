import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { Past, PastFilter } from '../api/past-view.ts'
import { usePlayedNames } from './use-played-names.ts'

type PastFilterFieldsProps = Pick<Past, 'games' | 'years'> & {
  readonly filter: PastFilter
  readonly onFilter: (filter: PastFilter) => void
}

/** Always shown whole, so that nothing moves. */
export function PastFilterFields({ games, years, filter, onFilter }: PastFilterFieldsProps) {
  const { t } = useTranslation()
  const { gameName } = usePlayedNames()
  const { game, year } = filter
  const ofGame = game === null || games.includes(game) ? games : [...games, game]
  const ofYear = year === null || years.includes(year) ? years : [...years, year]
  return (
    <fieldset className="grid gap-3 sm:flex sm:flex-wrap">
      <legend className="sr-only">{t('past.filter.label')}</legend>
      <SelectInput
        label={t('past.filter.game')}
        className="sm:min-w-56"
        options={[
          { value: '', label: t('past.filter.allGames') },
          ...ofGame.map((value) => ({ value, label: gameName(value) })),
        ]}
        value={game ?? ''}
        onChange={(value) => onFilter({ game: value === '' ? null : value, year })}
      />
      <SelectInput
        label={t('past.filter.year')}
        className="sm:min-w-44"
        options={[
          { value: '', label: t('past.filter.allYears') },
          ...ofYear.map((value) => ({ value: String(value), label: String(value) })),
        ]}
        value={year === null ? '' : String(year)}
        onChange={(value) => onFilter({ game, year: value === '' ? null : Number(value) })}
      />
    </fieldset>
  )
}
