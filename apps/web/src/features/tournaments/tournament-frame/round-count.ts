import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

export type RoundCount = {
  readonly round: number
  /** As planned, else as the rules give. */
  readonly recommended: number
}

/** The round of the tournament and how many are to be played. */
export function roundCount(tournament: Tournament): RoundCount {
  return { round: currentRound(tournament), recommended: roundsToPlay(tournament) }
}
