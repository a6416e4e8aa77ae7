import type { Player, Tournament } from '../tournament.ts'
import type { Author } from './holder.ts'

/** The acting player; null for other roles. */
export function actingPlayer({ players }: Tournament, { role, holderId }: Author): Player | null {
  return (role === 'player' && players.find(({ id }) => id === holderId)) || null
}
