import type { PlayerReference } from '@tablee/contract/tournaments/player-reference'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { nameKey } from '@tablee/domain/tournaments/player-name'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'

/** The player meant by a key, else by a public id, else by a name. */
export function findReferredPlayer(tournament: Tournament, reference: PlayerReference): Outcome<Player> {
  if (!isPlayerReferred(reference)) return refuse('player_reference_required')
  const { playerKey, playerId, playerName } = reference
  const found = tournament.players.find((player) => {
    if (playerKey) return player.id === playerKey
    if (playerId) return player.publicId === playerId
    return nameKey(player.name) === nameKey(playerName ?? '')
  })
  return found ? accept(found) : refuse('player_not_found')
}

export function isPlayerReferred({ playerKey, playerId, playerName }: PlayerReference): boolean {
  return Boolean(playerKey || playerId || playerName?.trim())
}
