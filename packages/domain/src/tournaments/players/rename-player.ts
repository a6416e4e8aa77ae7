import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { nameKey } from './player-name.ts'
import { keysOfPlayers, takenName } from './youth-name.ts'

/** The staff corrects a name; results still follow the player. */
export function renamePlayer(
  tournament: Tournament,
  { playerId, name: typed }: { readonly playerId: PlayerId; readonly name: string },
): Outcome<readonly Change[]> {
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) return refuse('player_not_found')
  const { name, realName } = takenName(tournament, typed, { taken: keysOfPlayers(tournament.players, playerId) })
  // Behind the same shown name another one may stand.
  if (realName !== undefined) return accept([{ kind: 'player_renamed', playerId, name, realName }])
  if (player.name === name) return accept([])
  const key = nameKey(name)
  if (tournament.players.some((other) => other.id !== playerId && nameKey(other.name) === key)) {
    return refuse('player_name_taken', { name })
  }
  return accept([{ kind: 'player_renamed', playerId, name }])
}
