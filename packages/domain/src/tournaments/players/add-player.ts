import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { isFinished } from '../kinds/phase.ts'
import { newcomerFault } from '../kinds/stage.ts'
import { MOST_QUICK_PLAYERS } from '../size-limits.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { enterGroups, firstRoundOfNewcomer } from './enter-group.ts'
import { makeRoom } from './make-room.ts'
import { nameKey } from './player-name.ts'
import { keysOfPlayers, type TakenName, takenName } from './youth-name.ts'

export type NewPlayer = { readonly name: string; readonly newPlayerId: PlayerId }

/** The staff adds an anonymous player; after the start a late entry, paired from the next round on, or in a group where it has a place. If full, the capacity rises by one. */
export function addPlayer(tournament: Tournament, player: NewPlayer): Outcome<readonly Change[]> {
  return addPlayers(tournament, [player])
}

/** Likewise for a list, in order: all, or none if a name is taken; the capacity rises as needed. */
export function addPlayers(tournament: Tournament, players: readonly NewPlayer[]): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const fault = newcomerFault(tournament)
  if (fault) return refuse(fault)
  const taken = keysOfPlayers(tournament.players)
  const named: (TakenName & Pick<NewPlayer, 'newPlayerId'>)[] = []
  for (const { name: typed, newPlayerId } of players) {
    const one = takenName(tournament, typed, { taken })
    const key = nameKey(one.name)
    if (taken.has(key)) return refuse('player_name_taken', { name: typed })
    taken.add(key)
    named.push({ ...one, newPlayerId })
  }
  if (tournament.players.length + players.length > MOST_QUICK_PLAYERS) return refuse('tournament_full')
  const firstRound = firstRoundOfNewcomer(tournament)
  const added = named.map(
    ({ newPlayerId: playerId, ...one }) =>
      ({ kind: 'player_added', playerId, publicId: null, firstRound, ...one }) as const,
  )
  const entered = enterGroups(
    evolveAll(tournament, added),
    added.map(({ playerId }) => playerId),
  )
  return entered.accepted ? accept([...makeRoom(tournament, players.length), ...added, ...entered.value]) : entered
}
