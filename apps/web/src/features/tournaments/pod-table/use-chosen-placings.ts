import { isResultOf, placed } from '@tablee/domain/tournaments/kinds/result'
import type { Placings } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'

const seats = z.readonly(z.array(z.int()))
const keptChoice = z.object({
  matchId: z.string(),
  placings: z.union([z.object({ winner: z.int() }), z.object({ drawn: seats })]),
})

type ChosenFor = { readonly tournamentId: string; readonly matchId: string; readonly seats: number }

/** A player's choice before it is sent: kept on the device (EVEN-4), like the score of two. */
export function useChosenPlacings({ tournamentId, matchId, seats }: ChosenFor) {
  const { chosenScores } = useUnwatchedStorage()
  const [chosen, setChosen] = useState<Placings | null>(() => {
    const kept = keptChoice.safeParse(chosenScores.find(tournamentId)).data
    return kept?.matchId === matchId && isResultOf(placed(kept.placings), seats) ? kept.placings : null
  })
  const choose = (placings: Placings) => {
    chosenScores.keep(tournamentId, { matchId, placings })
    setChosen(placings)
  }
  return { chosen, choose, forget: () => chosenScores.forget(tournamentId) }
}
