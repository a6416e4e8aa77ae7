import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isWaiting } from '../kinds/phase.ts'
import { entryFault, type ShownPassword } from '../life/entry-password.ts'
import type { PlayerId, PublicId, Tournament } from '../tournament.ts'
import { isFull } from './capacity.ts'
import { nameKey } from './player-name.ts'
import { keysOfPlayers, takenName } from './youth-name.ts'

export type Join = {
  readonly name: string
  readonly publicId: PublicId
  readonly newPlayerId: PlayerId
  readonly password?: ShownPassword
}

/**
 * A player joins before the start, with the password if any. Joining as an anonymous player claims that player; joining again with the same
 * secret changes nothing and needs no password.
 */
export function joinTournament(tournament: Tournament, join: Join): Outcome<readonly Change[]> {
  if (tournament.announcement) return refuse('wrong_tournament_type')
  if (tournament.players.some(({ publicId }) => publicId === join.publicId)) return accept([])
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  const fault = entryFault(tournament, join.password)
  if (fault) return refuse(fault)
  const taking = takenName(tournament, join.name, { taken: keysOfPlayers(tournament.players) })
  const namesake = tournament.players.find(({ name }) => nameKey(name) === nameKey(taking.name))
  if (namesake) {
    if (namesake.publicId !== null) return refuse('player_name_taken', { name: join.name })
    return accept([{ kind: 'player_claimed', playerId: namesake.id, publicId: join.publicId }])
  }
  if (isFull(tournament)) return refuse('tournament_full')
  const { newPlayerId: playerId, publicId } = join
  return accept([{ kind: 'player_added', playerId, publicId, firstRound: 1, ...taking }])
}
