import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { FigureId } from './shown-figures.ts'

/** "OMW, 1er départage": in another order than they are asked, the columns would say something else. */
export function FigureHead({ id, place }: { readonly id: FigureId; readonly place: number | null }) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  return (
    <>
      {t(`tournament.standings.${id}`)}
      {place === null ? null : (
        <span className="block text-sm font-normal whitespace-nowrap">
          {' '}
          {t('eventAdmin.standings.tiebreaker', { ordinal: ordinal(place) })}
        </span>
      )}
    </>
  )
}
