import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { tellRegistrations } from '../announce-registration.ts'
import { loadQueue } from '../on-one.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { findRegistration } from '../registration-store.ts'
import { carryRegistrations } from './carry-registrations.ts'

/** Refused once the player has played. */
export async function deleteRegistration(
  acting: Acting<RegistrationGround>,
  id: RegistrationId,
): Promise<Outcome<null>> {
  const found = await acting.database.read((db) => findRegistration(db, id))
  if (!found) return refuse('registration_not_found')
  const act = { name: 'delete-registration', input: {} } as const
  const outcome = await carryRegistrations(acting, {
    ...{ name: act.name, tournamentId: found.tournamentId, claim: { as: 'staff', caller: acting.caller } },
    load: async (db, event) => {
      const registration = await findRegistration(db, id)
      const standing = await loadQueue(db, event, [])
      return { rows: registration ? [registration] : [], registrations: [], standing }
    },
    decide: ({ tournament }, _, about) => decideRegistrationAct(tournament, act, about),
  })
  if (!outcome.accepted) return outcome
  const { erased, loaded } = outcome.value
  if (erased)
    tellRegistrations(acting, { event: erased.event, standing: loaded.standing, touched: erased.rows }, 'delete')
  return accept(null)
}
