import { accept, type Outcome, refuse } from '../outcome.ts'
import { isFull } from './capacity.ts'
import type { Change } from './change.ts'
import { nameKey } from './player-name.ts'
import { currentRound } from './round-progress.ts'
import type { PlayerId, Tournament } from './tournament.ts'

export type NewPlayer = { readonly name: string; readonly newPlayerId: PlayerId }

/** The organizer adds an anonymous player; after the start it is a late entry, paired from the next round on. */
export function addPlayer(tournament: Tournament, player: NewPlayer): Outcome<readonly Change[]> {
  if (tournament.phase.kind === 'finished') return refuse('tournament_finished')
  const key = nameKey(player.name)
  if (tournament.players.some(({ name }) => nameKey(name) === key)) {
    return refuse('player_name_taken', { name: player.name })
  }
  if (isFull(tournament)) return refuse('tournament_full')
  const firstRound = currentRound(tournament) + 1
  return accept([{ kind: 'player_added', playerId: player.newPlayerId, name: player.name, publicId: null, firstRound }])
}
