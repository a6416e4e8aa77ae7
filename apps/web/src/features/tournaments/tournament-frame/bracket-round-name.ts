import { bracketRoundName } from '@tablee/domain/tournaments/kinds/bracket-round-name'
import { useTranslation } from '../../../language/use-translation.ts'

/** The bracket round with this many players, 2 in the final. */
export function useBracketRoundName(length: 'long' | 'short' = 'long'): (places: number) => string {
  const { t } = useTranslation()
  return (places) =>
    length === 'long'
      ? t(`cut.round.${bracketRoundName(places)}`, { places })
      : t(`desk.cutRound.${bracketRoundName(places)}`, { places })
}
