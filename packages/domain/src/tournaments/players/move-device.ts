import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { PlayerId, PublicId, Tournament } from '../tournament.ts'

/** Another device becomes the player's; the old one no longer acts. */
export function movePlayer(
  tournament: Tournament,
  { playerId, publicId }: { readonly playerId: PlayerId; readonly publicId: PublicId },
): Outcome<readonly Change[]> {
  const player = tournament.players.find(({ id }) => id === playerId)
  if (!player) return refuse('player_not_found')
  if (player.publicId === publicId) return accept([])
  if (tournament.players.some((other) => other.publicId === publicId)) return refuse('device_link_invalid')
  return accept([{ kind: 'player_claimed', playerId, publicId }])
}

/** Another device becomes the organizer's; the old one no longer acts. */
export function moveOrganizer(tournament: Tournament, organizer: PublicId): Outcome<readonly Change[]> {
  return accept(tournament.organizer === organizer ? [] : [{ kind: 'organizer_changed', organizer }])
}
