import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Player, Tournament } from '../tournament.ts'
import { nameKey } from './player-name.ts'

/** Which player is meant: by the key, by the public id, or by the name, for anonymous players have no id. */
export type PlayerReference = {
  readonly playerId?: string | undefined
  readonly playerName?: string | undefined
  readonly playerKey?: string | undefined
}

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

/** Whether anybody is meant at all. */
export function isPlayerReferred({ playerKey, playerId, playerName }: PlayerReference): boolean {
  return Boolean(playerKey || playerId || playerName?.trim())
}
