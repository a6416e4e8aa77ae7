import type { Placings } from '@tablee/domain/tournaments/tournament'
import { useCallback } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Seated } from './seated.ts'

type At = Pick<Seated, 'short' | 'own'>

/** "Léa a gagné", "nulle entre vous et Max": to follow other words. */
export function usePlacingsText(): (placings: Placings | null, at: At) => string {
  const { t } = useTranslation()
  const { list } = useFormats()
  const ordinal = useOrdinal()
  return useCallback(
    (placings, { short, own }) => {
      const nameOf = (seat: number) => (seat === own ? t('pods.you') : (short[seat] ?? ''))
      if (placings === null) return t('pods.result.none')
      if ('winner' in placings) {
        const { winner } = placings
        return winner === own ? t('pods.result.youWon') : t('pods.result.won', { name: nameOf(winner) })
      }
      if ('drawn' in placings) {
        const { drawn } = placings
        if (drawn.length === 0) return t('pods.result.allLost')
        if (drawn.length === short.length) return t('pods.result.draw')
        return t('pods.result.drawOf', { names: list(drawn.map(nameOf)) })
      }
      const places = placings.places
        .map((place, seat) => ({ place, seat }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ place, seat }) => t('pods.result.place', { place: ordinal(place), name: nameOf(seat) }))
      return t('pods.result.places', { places: list(places) })
    },
    [t, list, ordinal],
  )
}

/** The same as a sentence of its own; names stay as they are written. */
export function usePlacingsHeading(): (placings: Placings | null, at: At) => string {
  const text = usePlacingsText()
  const { locale } = useLanguage()
  return useCallback(
    (placings, at) => {
      const said = text(placings, at)
      const isName = placings !== null && 'winner' in placings && placings.winner !== at.own
      return isName ? said : said.charAt(0).toLocaleUpperCase(locale) + said.slice(1)
    },
    [text, locale],
  )
}
