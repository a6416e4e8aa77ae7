import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

export type RoundCount = {
  readonly round: number
  /** Planned, else by the rules. */
  readonly recommended: number
}

export function roundCount(tournament: Tournament): RoundCount {
  return { round: currentRound(tournament), recommended: roundsToPlay(tournament) }
}
