import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { removeRegistration } from '@tablee/domain/registrations/remove-registration'
import { tellRegistrations } from '../announce-registration.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { deleteRegistrationRow, findRegistration } from '../registration-store.ts'
import { loadQueue } from './carry-registrations.ts'

/** The organizer erases a registration with its personal data, as long as the player has not played. */
export async function deleteRegistration(
  acting: Acting<RegistrationGround>,
  id: RegistrationId,
): Promise<Outcome<null>> {
  const found = await acting.database.read((db) => findRegistration(db, id))
  if (!found) return refuse('registration_not_found')
  const { tournamentId } = found
  const outcome = await acting.carryEventAct(acting.caller, {
    name: 'delete-registration',
    tournamentId,
    actId: undefined,
    claim: { as: 'staff' },
    load: async (tx, event) => ({
      registration: await findRegistration(tx.db, id),
      standing: await loadQueue(tx.db, event, []),
    }),
    decide: (event, { registration, standing }) => {
      if (!registration) return refuse('registration_not_found')
      const decision = removeRegistration(event.tournament, registration)
      if (!decision.accepted) return decision
      const last = { event, standing, touched: [registration] }
      return accept({ changes: decision.value, forgotten: [registration.playerId], result: last })
    },
    beside: (tx) => deleteRegistrationRow(tx.db, id),
  })
  if (!outcome.accepted) return outcome
  const { result: last } = outcome.value
  if (last) tellRegistrations(acting, last, 'delete')
  return accept(null)
}
