import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'

type Shown = { readonly rating: number; readonly deviation: number; readonly isUncertain: boolean }

export function useRatingTexts() {
  const { t } = useTranslation()
  const { number } = useFormats()
  return {
    /** Unknown games of later versions are shown as they are. */
    gameName: (game: string) => {
      const known = knownGame(game)
      return known ? t(`tournament.gameTypes.${known}`) : game
    },
    /** "1 520 ± 84" */
    ratingText: ({ rating, deviation }: Shown) =>
      t('ratings.shown', { rating: number(rating), deviation: number(deviation) }),
    /** "+12", "−8", "0" */
    changeText: (change: number) => (change === 0 ? '0' : `${change > 0 ? '+' : '\u2212'}${number(Math.abs(change))}`),
    number,
  }
}

/** In the address of a rating's page. */
export function gameSearch(game: string) {
  const known = knownGame(game)
  return known ? { game: known } : {}
}

function knownGame(game: string) {
  return GAMES.find((each) => each === game)
}
