import { SERIES_SCOPES, type SeriesScope } from '@tablee/domain/tournaments/life/series'
import { useTranslation } from '../language/use-translation.ts'
import { SelectInput } from '../ui/select-input.tsx'

/** This date alone, or others of its series too. */
export type DatesWish = 'one' | SeriesScope

const WISHES: readonly DatesWish[] = ['one', ...SERIES_SCOPES]

type SeriesScopeFieldProps = {
  readonly value: DatesWish
  readonly onChange: (wish: DatesWish) => void
  readonly disabled?: boolean
}

/** Which dates an act concerns. */
export function SeriesScopeField({ value, onChange, disabled = false }: SeriesScopeFieldProps) {
  const { t } = useTranslation()
  return (
    <SelectInput
      label={t('series.scope.label')}
      options={WISHES.map((wish) => ({ value: wish, label: t(`series.scope.${wish}`) }))}
      value={value}
      onChange={onChange}
      disabled={disabled}
    />
  )
}
