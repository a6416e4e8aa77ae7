import type { TournamentDifference } from '@tablee/domain/tournaments/rounds/tournament-differences'
import type { PodPreset } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { differenceWord } from '@tablee/messages/difference-word'
import type { Formats } from '../../../language/use-formats.ts'
import type { useTranslation } from '../../../language/use-translation.ts'
import { plannedCutName } from '../top-cut/use-cut-name.ts'

type Words = { readonly t: ReturnType<typeof useTranslation>['t']; readonly percent: Formats['percent'] }

/** Each sentence takes its own of them. */
type AllValues = { readonly count: number; readonly floor: string; readonly minutes: number; readonly points: string }

/** "une seule partie". */
export function differenceName(difference: TournamentDifference, { t, percent }: Words): string {
  if (difference.rule === 'cut') {
    const { size } = difference
    return size === 0 ? t('gameRules.difference.noCut') : plannedCutName(t)(size)
  }
  const points = (preset: PodPreset | 'own') => t(`gameRules.podPoints.${preset}`)
  const { word, values } = differenceWord(difference, { percent, points })
  return t(`gameRules.difference.${word}`, values as AllValues)
}
