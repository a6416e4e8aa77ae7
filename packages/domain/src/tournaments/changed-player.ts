import type { Change } from './change.ts'
import type { Player, Tournament } from './tournament.ts'

type OfPlayer = Extract<Change, { kind: 'player_claimed' | 'player_renamed' | 'player_dropped' | 'player_restored' }>

/** The players with one changed. */
export function withPlayer(tournament: Tournament, change: OfPlayer): Tournament {
  const part = changedPart(change)
  const players = tournament.players.map((player) => (player.id === change.playerId ? { ...player, ...part } : player))
  return { ...tournament, players }
}

function changedPart(change: OfPlayer): Partial<Player> {
  switch (change.kind) {
    case 'player_claimed':
      return { publicId: change.publicId }
    case 'player_renamed':
      return { name: change.name }
    case 'player_dropped':
      return { droppedAfter: change.afterRound, droppedBy: change.by ?? null }
    case 'player_restored':
      return { droppedAfter: null, droppedBy: null }
    default:
      return change satisfies never
  }
}
