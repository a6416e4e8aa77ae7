import { placeOf, placingOf } from '@tablee/domain/tournaments/kinds/result'
import type { PlacingsResult } from '@tablee/domain/tournaments/tournament'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** "Gagné", "Nulle" or a place; null for a loss. */
export function useSeatMark(): (result: PlacingsResult, seat: number) => string | null {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  return (result, seat) => {
    const place = placeOf(result, seat)
    if (place !== null) return ordinal(place)
    const placing = placingOf(result, seat)
    return placing === 'lost' ? null : t(`pods.mark.${placing}`)
  }
}
