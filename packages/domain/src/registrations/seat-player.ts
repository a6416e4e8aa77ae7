import type { Change } from '../tournaments/change.ts'
import { currentRound } from '../tournaments/kinds/phase.ts'
import { removePlayer } from '../tournaments/players/remove-player.ts'
import type { DroppedBy, PublicId, Tournament } from '../tournaments/tournament.ts'
import { publicName, type Registration } from './registration.ts'

/** Seats a new player (after the start a late entry, paired from the next round on), or one who returns to earlier results. */
export function seatPlayer(
  tournament: Tournament,
  registration: Registration,
  publicId: PublicId | null,
): readonly Change[] {
  const { playerId } = registration
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) {
    const firstRound = currentRound(tournament) + 1
    return [{ kind: 'player_added', playerId, name: publicName(registration), publicId, firstRound }]
  }
  return player.droppedAfter === null ? [] : [{ kind: 'player_restored', playerId }]
}

/** Gives the seat back: results stay only if the person has played. */
export function unseatPlayer(tournament: Tournament, { playerId }: Registration, by?: DroppedBy): readonly Change[] {
  const outcome = removePlayer(tournament, playerId, by)
  return outcome.accepted ? outcome.value : []
}
