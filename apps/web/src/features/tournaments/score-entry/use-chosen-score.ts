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
  /** Of those allowed, the ones that this match can have, own games first. */
  readonly isOffered: (own: Score) => boolean
}

/**
 * What a player chose and has not sent, own games first: it stays on the device (EVEN-4) until it is sent, or the player has another
 * match. A choice that the rules do not offer any more is forgotten.
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
