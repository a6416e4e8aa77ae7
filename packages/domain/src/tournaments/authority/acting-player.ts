import type { Player, Tournament } from '../tournament.ts'
import type { Author } from './holder.ts'

/** The player who acts; null when it is somebody in another role. */
export function actingPlayer({ players }: Tournament, { role, holderId }: Author): Player | null {
  return (role === 'player' && players.find(({ id }) => id === holderId)) || null
}
