import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { type KeptRegistration, listRegistrationsOfPlayers } from './registration-store.ts'

/** Whom the asker means, and whether their role lets them mean anybody. */
export type Meaning = { readonly playerId: string; readonly isOfStaff: boolean }

/** Those that an asker of any role could mean by this id or secret. */
export function listMeant(db: Queryable, event: SeenEvent, playerId: string): Promise<readonly KeptRegistration[]> {
  const players = [playerId as PlayerId, ...event.playersUnder(playerId), ...event.playersHeldBy(playerId)]
  return listRegistrationsOfPlayers(db, event.tournament.id, [...new Set(players)])
}

/**
 * The staff means somebody by the public id or the key; anybody else can only mean themselves, by their secret or
 * their own account.
 */
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
