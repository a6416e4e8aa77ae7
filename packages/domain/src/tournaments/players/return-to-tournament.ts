import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { currentRound, isFinished } from '../kinds/phase.ts'
import { hasCutBegun } from '../kinds/stage.ts'
import type { Player, PlayerId, Tournament } from '../tournament.ts'
import { restorePlayer } from './remove-player.ts'

export type Return = {
  readonly playerId: PlayerId
  /** Whether the current drop was the player's own act. */
  readonly hasLeftAlone: boolean
}

type Dropped = Pick<Player, 'droppedAfter' | 'droppedBy'>

/**
 * Leavers may return until the next round is paired. Later, or if the staff dropped them, the organizer readmits them; after a cut has
 * begun nobody returns.
 */
export function returnToTournament(
  tournament: Tournament,
  { playerId, hasLeftAlone }: Return,
): Outcome<readonly Change[]> {
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) return refuse('player_not_found')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (player.droppedAfter === null) return accept([])
  if (hasCutBegun(tournament)) return refuse('return_after_cut')
  if (!hasLeftAlone || !mayReturn(tournament, player)) return refuse('return_needs_organizer')
  return restorePlayer(tournament, playerId)
}

/** No cut has begun, no round was paired since the player left, and no staff decision is known. */
export function mayReturn(tournament: Tournament, { droppedAfter, droppedBy }: Dropped): boolean {
  if (hasCutBegun(tournament) || isFinished(tournament)) return false
  return droppedAfter === currentRound(tournament) && droppedBy !== 'staff'
}
