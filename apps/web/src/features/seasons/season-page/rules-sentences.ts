import type { SeasonRules } from '@tablee/domain/seasons/season-rules'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'

type Run = { readonly value: number; readonly from: number; readonly to: number }

/** What counts, in sentences that are read before the first event; the most asked one first. */
export function useRulesSentences(rules: SeasonRules, eventsCount: number): readonly string[] {
  const { t } = useTranslation()
  const { list } = useFormats()
  const byPlace = usePlaceSentence()
  const kickers = useKickerSentence()
  const { winPoints, drawPoints, presencePoints } = rules
  const perMatch = [
    ...(winPoints > 0 ? [t('seasons.rules.win', { count: winPoints })] : []),
    ...(drawPoints > 0 ? [t('seasons.rules.draw', { count: drawPoints })] : []),
    ...(presencePoints > 0 ? [t('seasons.rules.presence', { count: presencePoints })] : []),
  ]
  return [
    useBestSentence(rules.best, eventsCount),
    ...byPlace(rules),
    ...(perMatch.length > 0 ? [`${list(perMatch)}.`] : []),
    ...kickers(rules.kickers),
    ...(rules.placePoints.length > 0 ? [t(`seasons.rules.shared.${rules.sharedPlaces}`)] : []),
    t(`seasons.rules.disqualified.${rules.disqualified}`),
  ]
}

/** "Les 8 meilleurs résultats sur 12 comptent." */
function useBestSentence(best: number | null, eventsCount: number): string {
  const { t } = useTranslation()
  if (best === null) return t('seasons.rules.all')
  if (eventsCount <= best) return t('seasons.rules.bestOpen', { count: best })
  return t('seasons.rules.best', { count: best, of: eventsCount })
}

function usePlaceSentence() {
  const { t } = useTranslation()
  const { list } = useFormats()
  const runText = useRunText()
  return ({ placePoints, restPoints }: SeasonRules): readonly string[] => {
    if (placePoints.length === 0) {
      return restPoints > 0 ? [t('seasons.rules.everyPlace', { count: restPoints })] : []
    }
    const points = list(runsOf(placePoints).map(runText))
    return [
      restPoints > 0
        ? t('seasons.rules.placesAndRest', { points, rest: restPoints })
        : t('seasons.rules.places', { points }),
    ]
  }
}

function useRunText() {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  return ({ value, from, to }: Run) =>
    from === to
      ? t('seasons.rules.onePlace', { points: value, place: ordinal(from) })
      : t('seasons.rules.manyPlaces', {
          points: value,
          range: t('seasons.rules.range', { from: ordinal(from), to: ordinal(to) }),
        })
}

function useKickerSentence() {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const { list } = useFormats()
  return (kickers: readonly number[] | null): readonly string[] => {
    const asked = runsOf(kickers ?? []).filter(({ value }) => value > 0)
    if (asked.length === 0) return []
    const each = asked.map(({ value, from }) =>
      t('seasons.rules.kicker', { people: t('seasons.people', { count: value }), place: ordinal(from) }),
    )
    return [t('seasons.rules.kickers', { list: list(each) })]
  }
}

/** Equal numbers that follow each other, with the places that they are for. */
function runsOf(numbers: readonly number[]): readonly Run[] {
  const runs: Run[] = []
  for (const [index, value] of numbers.entries()) {
    const last = runs.at(-1)
    if (last?.value === value) runs[runs.length - 1] = { ...last, to: index + 1 }
    else runs.push({ value, from: index + 1, to: index + 1 })
  }
  return runs
}
