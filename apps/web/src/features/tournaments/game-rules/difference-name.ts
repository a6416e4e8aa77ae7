import type { TournamentDifference } from '@tablee/domain/tournaments/rounds/tournament-differences'
import type { PodPreset } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { differenceWord } from '@tablee/messages/difference-word'
import type { Formats } from '../../../language/use-formats.ts'
import type { useTranslation } from '../../../language/use-translation.ts'
import { plannedCutName } from '../top-cut/use-cut-name.ts'

type Words = { readonly t: ReturnType<typeof useTranslation>['t']; readonly percent: Formats['percent'] }

/** "une seule partie". */
export function differenceName(difference: TournamentDifference, { t, percent }: Words): string {
  if (difference.rule === 'cut') {
    const { size } = difference
    return size === 0 ? t('gameRules.difference.noCut') : plannedCutName(t)(size)
  }
  const points = (preset: PodPreset | 'own') => t(`gameRules.pods.${preset}`)
  const { word, values } = differenceWord(difference, { percent, points })
  // Each word comes with the values of its own sentence.
  return t(`gameRules.difference.${word}`, values as never)
}
