import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { RegistrationGround } from '../registration-ground.ts'
import { findRegistration, type KeptRegistration } from '../registration-store.ts'
import { carryRegistrations } from './carry-registrations.ts'

const NO_DETAILS = { firstName: '', lastName: '', email: '', phone: '', location: '', notes: '' }

export async function forgetRegistration(
  ground: RegistrationGround,
  { id, accountId, playerId, tournamentId }: KeptRegistration,
): Promise<void> {
  const act = { name: 'forget-registration', input: {} } as const
  await carryRegistrations(
    { ...ground, caller: null },
    {
      ...{ name: act.name, tournamentId },
      claim: { as: 'leaver', publicId: (accountId ?? playerId) as string as PublicId },
      load: async (db) => ({ rows: rowsOf(await findRegistration(db, id)), registrations: [], standing: [] }),
      decide: ({ tournament }, _, about) => decideRegistrationAct(tournament, act, about),
      amend: withoutPerson,
    },
  )
}

/** Nothing of the person but the name that everybody reads. */
export function withoutPerson(kept: KeptRegistration): KeptRegistration {
  return { ...kept, accountId: null, details: NO_DETAILS, guardian: null, wishesFixedSeat: false, decklist: null }
}

function rowsOf(registration: KeptRegistration | null): readonly KeptRegistration[] {
  return registration ? [registration] : []
}
