import type { AllowedScore, Score } from '@tablee/domain/tournaments/results/score'
import { scoreChoices } from '@tablee/domain/tournaments/results/score'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import { scoreText } from '../match-view/own-view.ts'

const keptChoice = z.object({ matchId: z.string(), score: z.string() })

type ChosenFor = {
  readonly tournamentId: string
  readonly matchId: string
  readonly allowed: readonly AllowedScore[]
  /** Those possible in this match, own games first. */
  readonly isOffered: (own: Score) => boolean
}

/**
 * A player's unsent choice, own games first: kept on the device (EVEN-4) until sent, or until the next match. Dropped if the rules no
 * longer allow it.
 */
export function useChosenScore({ tournamentId, matchId, allowed, isOffered }: ChosenFor) {
  const { chosenScores } = useUnwatchedStorage()
  const [chosen, setChosen] = useState<Score | null>(() => {
    const kept = keptChoice.safeParse(chosenScores.find(tournamentId)).data
    if (kept?.matchId !== matchId) return null
    const offered = [0, 1].flatMap((draws) => scoreChoices(allowed, draws)).filter(isOffered)
    return offered.find((score) => scoreText(score) === kept.score) ?? null
  })
  const choose = (score: Score) => {
    chosenScores.keep(tournamentId, { matchId, score: scoreText(score) })
    setChosen(score)
  }
  return { chosen, choose, forget: () => chosenScores.forget(tournamentId) }
}
