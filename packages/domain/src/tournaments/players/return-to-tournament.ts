import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isOutForAbsence } from '../conduct/absence.ts'
import { currentRound, isFinished } from '../kinds/phase.ts'
import { hasCutBegun } from '../kinds/stage.ts'
import type { Player, PlayerId, Tournament } from '../tournament.ts'
import { restorePlayer } from './remove-player.ts'

export type Return = {
  readonly playerId: PlayerId
  /** Whether the current drop was the player's own act. */
  readonly hasLeftAlone: boolean
}

type Dropped = Pick<Player, 'id' | 'droppedAfter' | 'droppedBy'>

/**
 * Leavers may return until the next round is paired, as may who was dropped for missing a match. Later, or if the staff dropped them, the
 * organizer readmits them; after a cut has begun nobody returns.
 */
export function returnToTournament(
  tournament: Tournament,
  { playerId, hasLeftAlone }: Return,
): Outcome<readonly Change[]> {
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) return refuse('player_not_found')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (player.droppedAfter === null) return accept([])
  // At announced events people come and go by registration, but for who reports after an absence.
  if (tournament.announcement && !isOutForAbsence(tournament, player)) return refuse('wrong_tournament_type')
  if (hasCutBegun(tournament)) return refuse('return_after_cut')
  const mayAlone = hasLeftAlone || isOutForAbsence(tournament, player)
  if (!mayAlone || !mayReturn(tournament, player)) return refuse('return_needs_organizer')
  return restorePlayer(tournament, playerId)
}

/** No cut has begun, no round was paired since the player left, and no staff decision is known but an absence, which reporting ends. */
export function mayReturn(tournament: Tournament, player: Dropped): boolean {
  if (hasCutBegun(tournament) || isFinished(tournament)) return false
  if (player.droppedAfter !== currentRound(tournament)) return false
  return player.droppedBy !== 'staff' || isOutForAbsence(tournament, player)
}
