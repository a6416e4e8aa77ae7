import type { Score } from '@tablee/domain/tournaments/results/score'
import { useCallback } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { resultOf } from '../match-view/own-view.ts'
import { winnerFirst } from './score-columns.ts'

const KEYS = {
  won: 'dashboard.score.win',
  drawn: 'dashboard.score.drawn',
  lost: 'dashboard.score.lose',
  bothLost: 'dashboard.score.bothLost',
} as const

const SEND_KEYS = {
  won: 'dashboard.score.sendWin',
  drawn: 'dashboard.score.sendDrawn',
  lost: 'dashboard.score.sendLose',
  bothLost: 'dashboard.score.bothLost',
} as const

/** "Vous gagnez 2-1", "Inès gagne 2-1": from a score with own games first; the winner's games first. */
export function useResultText(opponent: string): (score: Score) => string {
  const { t } = useTranslation()
  return useCallback((score) => t(KEYS[resultOf(score)], { score: winnerFirst(score), name: opponent }), [t, opponent])
}

/** "Envoyer : Inès gagne 2-1". */
export function useSendText(opponent: string): (score: Score) => string {
  const { t } = useTranslation()
  return useCallback(
    (score) => t(SEND_KEYS[resultOf(score)], { score: winnerFirst(score), name: opponent }),
    [t, opponent],
  )
}
