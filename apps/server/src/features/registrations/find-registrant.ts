import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import type { SeenEvent } from './event-acts.ts'
import { type KeptRegistration, listRegistrations } from './registration-store.ts'

/** The registration meant, all of the event, and in which role the asker may act on it. */
export type Registrant = {
  readonly registration: KeptRegistration
  readonly registrations: readonly KeptRegistration[]
  readonly by: 'player' | 'organizer'
}

/** Who acts, as the journal keeps it: the organizer, or the sender of a player's secret. */
export function authorOf(event: SeenEvent, playerId: string): PublicId {
  return event.isOrganizer ? event.tournament.organizer : event.publicIdOfSender(playerId)
}

/**
 * The organizer means somebody by the public id or the key; anybody else can only mean themselves, by their secret or
 * their own account.
 */
export async function findRegistrant(db: Queryable, event: SeenEvent, playerId: string): Promise<Outcome<Registrant>> {
  const registrations = await listRegistrations(db, event.tournament.id)
  const meant = registrations.find(
    (registration) => registration.playerId === playerId || event.publicIdOf(registration.playerId) === playerId,
  )
  if (event.isOrganizer && meant) return accept({ registration: meant, registrations, by: 'organizer' })
  const own = event.playersHeldBy(playerId)
  const registration = registrations.find((one) => own.includes(one.playerId))
  if (registration) return accept({ registration, registrations, by: event.isOrganizer ? 'organizer' : 'player' })
  return refuse(meant && !event.isOrganizer ? 'not_your_registration' : 'registration_not_found')
}
