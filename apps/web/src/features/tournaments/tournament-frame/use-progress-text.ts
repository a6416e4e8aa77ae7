import { isRunning, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ParseKeys } from 'i18next'
import { useTranslation } from '../../../language/use-translation.ts'
import { roundCount } from './round-count.ts'
import { useCutRoundName } from './round-name.ts'

/** How far a tournament can be. */
type Progress = 'waiting' | 'round' | 'roundOf' | 'finished' | 'cancelled'
type Sentence = ParseKeys

/** How far the tournament is, in the words of the place where it is said. */
export function useProgressText(
  tournament: Tournament,
  words: Readonly<Record<Progress, Sentence>>,
  cut: 'long' | 'short' = 'long',
): string {
  const { t } = useTranslation()
  const { round, recommended: total } = roundCount(tournament)
  const cutRound = useCutRoundName(tournament, cut)(round)
  if (cutRound !== null && isRunning(tournament)) return cutRound
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
