import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Change } from './change.ts'
import { currentRound, isFinished } from './kinds/phase.ts'
import { makeRoom } from './make-room.ts'
import type { DroppedBy, PlayerId, Tournament } from './tournament.ts'

/** Before the start, and before a late entry's first round, the player leaves the list; afterwards the player drops. */
export function removePlayer(tournament: Tournament, playerId: PlayerId, by?: DroppedBy): Outcome<readonly Change[]> {
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) return refuse('player_not_found')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const round = currentRound(tournament)
  if (player.firstRound > round) return accept([{ kind: 'player_removed', playerId }])
  if (player.droppedAfter !== null) return accept([])
  return accept([{ kind: 'player_dropped', playerId, afterRound: round, ...(by ? { by } : {}) }])
}

/**
 * Undoes a drop: history is kept, the player is paired again from the next round on. Who has taken the seat meanwhile
 * keeps it: the capacity rises by one.
 */
export function restorePlayer(tournament: Tournament, playerId: PlayerId): Outcome<readonly Change[]> {
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) return refuse('player_not_found')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (player.droppedAfter === null) return accept([])
  return accept([...makeRoom(tournament), { kind: 'player_restored', playerId }])
}
