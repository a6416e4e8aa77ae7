import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { type KeptRegistration, listRegistrationsOfPlayers } from './registration-store.ts'

/** The target, and whether the caller's role may target others. */
export type Meaning = { readonly playerId: string; readonly isOfStaff: boolean }

export function listMeant(db: Queryable, event: SeenEvent, playerId: string): Promise<readonly KeptRegistration[]> {
  const players = [playerId as PlayerId, ...event.playersUnder(playerId), ...event.playersHeldBy(playerId)]
  return listRegistrationsOfPlayers(db, event.tournament.id, [...new Set(players)])
}

/** The staff names a player by public id or key; others can only mean themselves. */
export function findRegistrant(
  event: SeenEvent,
  candidates: readonly KeptRegistration[],
  { playerId, isOfStaff }: Meaning,
): Outcome<KeptRegistration> {
  const meant = candidates.find(
    (registration) => registration.playerId === playerId || event.publicIdOf(registration.playerId) === playerId,
  )
  if (isOfStaff && meant) return accept(meant)
  const own = event.playersHeldBy(playerId)
  const registration = candidates.find((one) => own.includes(one.playerId))
  if (registration) return accept(registration)
  return refuse(meant && !isOfStaff ? 'not_your_registration' : 'registration_not_found')
}
