import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Player, PublicId } from '@tablee/domain/tournaments/tournament'
import type { HeldTournament } from './held-tournament.ts'
import { hashSecret, isSameHash, publicIdOf } from './secret.ts'

/** Whoever holds the organizer's secret. */
export function asOrganizer(held: HeldTournament, secret: string | undefined): Outcome<PublicId> {
  if (secret === undefined) return refuse('not_organizer')
  const hash = hashSecret(secret)
  return isSameHash(held.holders.organizer, hash) ? accept(publicIdOf(hash)) : refuse('not_organizer')
}

/** The player whose secret this is. A public id given as a secret is nobody's. */
export function findPlayerBySecret(held: HeldTournament, secret: string): Player | null {
  const hash = hashSecret(secret)
  const publicId = publicIdOf(hash)
  const player = held.tournament.players.find((one) => one.publicId === publicId)
  if (!player) return null
  return isSameHash(held.holders.players.get(player.id) ?? '', hash) ? player : null
}
