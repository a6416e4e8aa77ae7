import { isDrafting } from '@tablee/domain/tournaments/draft/draft-seats'
import { isRunning, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ParseKeys } from 'i18next'
import { useTranslation } from '../../../language/use-translation.ts'
import { roundCount } from './round-count.ts'
import { useCutRoundName } from './round-name.ts'

type Progress = 'waiting' | 'round' | 'roundOf' | 'finished' | 'cancelled'
type Sentence = ParseKeys

/** In the words of the given place. */
export function useProgressText(
  tournament: Tournament,
  words: Readonly<Record<Progress, Sentence>>,
  cut: 'long' | 'short' = 'long',
): string {
  const { t } = useTranslation()
  const { round, recommended: total } = roundCount(tournament)
  const cutRound = useCutRoundName(tournament, cut)(round)
  if (cutRound !== null && isRunning(tournament)) return cutRound
  if (isDrafting(tournament)) return t('draft.title')
  return t(words[progressOf(tournament)], { round, total })
}

function progressOf(tournament: Tournament): Progress {
  const phase = phaseOf(tournament)
  switch (phase) {
    case 'waiting':
      return 'waiting'
    case 'running': {
      const { round, recommended } = roundCount(tournament)
      return round > recommended ? 'round' : 'roundOf'
    }
    case 'finished':
      return tournament.isCancelled ? 'cancelled' : 'finished'
    default:
      return phase satisfies never
  }
}
