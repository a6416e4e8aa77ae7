import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { removeRegistration } from '@tablee/domain/registrations/remove-registration'
import type { Acting } from '../acting.ts'
import { tellRegistration } from '../announce-registration.ts'
import type { SeenEvent } from '../event-acts.ts'
import { deleteRegistrationRow, findRegistration, listRegistrations } from '../registration-store.ts'

/** The organizer erases a registration with its personal data, as long as the player has not played. */
export async function deleteRegistration(acting: Acting, id: RegistrationId): Promise<Outcome<null>> {
  const registration = await acting.database.read((db) => findRegistration(db, id))
  if (!registration) return refuse('registration_not_found')
  const { tournamentId, playerId } = registration
  const registrations = await acting.database.read((db) => listRegistrations(db, tournamentId))
  let before: SeenEvent | null = null
  const outcome = await acting.carryEventAct(acting.caller, {
    name: 'delete-registration',
    tournamentId,
    actId: undefined,
    permit: (event) => (event.isOrganizer ? accept(event.tournament.organizer) : refuse('not_organizer')),
    decide: async (event, tx) => {
      const decision = removeRegistration(event.tournament, registration)
      if (!decision.accepted) return decision
      before = event
      await deleteRegistrationRow(tx.db, id)
      return accept({ changes: decision.value, forgotten: [playerId] })
    },
  })
  if (!outcome.accepted) return outcome
  if (before) tellRegistration(acting, { event: before, registrations, action: 'delete' }, registration)
  return accept(null)
}
