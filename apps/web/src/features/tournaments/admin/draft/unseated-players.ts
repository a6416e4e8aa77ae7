import type { DraftStage } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { activePlayers } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** Whether somebody who plays has no seat. */
export function hasUnseated(tournament: Tournament, { pods }: Pick<DraftStage, 'pods'>): boolean {
  const seated = new Set(pods.flat())
  return activePlayers(tournament, currentRound(tournament) + 1).some(({ id }) => !seated.has(id))
}
