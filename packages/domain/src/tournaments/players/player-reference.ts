import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Player, Tournament } from '../tournament.ts'
import { nameKey } from './player-name.ts'

/** A player by key, public id or name; anonymous players have no id. */
export type PlayerReference = {
  readonly playerId?: string | undefined
  readonly playerName?: string | undefined
  readonly playerKey?: string | undefined
}

/** By key, else by public id, else by name. */
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

/** Whether any player is meant. */
export function isPlayerReferred({ playerKey, playerId, playerName }: PlayerReference): boolean {
  return Boolean(playerKey || playerId || playerName?.trim())
}
