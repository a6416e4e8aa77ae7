import { accept } from '@tablee/domain/outcome'
import { hasBeenPaired } from '@tablee/domain/registrations/has-been-paired'
import { moved } from '@tablee/domain/registrations/registration-decision'
import { removeRegistration } from '@tablee/domain/registrations/remove-registration'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { RegistrationGround } from '../registration-ground.ts'
import { findRegistration, type KeptRegistration } from '../registration-store.ts'
import { carryRegistrations } from './carry-registrations.ts'

const NO_DETAILS = { firstName: '', lastName: '', email: '', phone: '', location: '', notes: '' }

/**
 * A person leaves for good: the registration goes; of somebody who has played, only the name stays under which the
 * tournament keeps the results.
 */
export async function forgetRegistration(
  ground: RegistrationGround,
  { id, accountId, playerId, tournamentId }: KeptRegistration,
): Promise<void> {
  const updatedAt = ground.now().toISOString()
  await carryRegistrations(
    { ...ground, caller: null },
    {
      name: 'forget-registration',
      tournamentId,
      actId: undefined,
      isForCancelled: true,
      claim: { as: 'leaver', publicId: (accountId ?? playerId) as string as PublicId },
      load: async (db) => ({ registration: await findRegistration(db, id), standing: [] }),
      decide: ({ tournament }, { registration }) => {
        if (!registration) return accept({ changes: [] })
        if (!hasBeenPaired(tournament, registration)) {
          const removed = removeRegistration(tournament, registration)
          return removed.accepted ? accept({ changes: removed.value, forgotten: [playerId], removed: [id] }) : removed
        }
        const name = tournament.players.find((player) => player.id === playerId)?.name ?? ''
        const nobody = { name, shownAs: null, accountId: null, details: NO_DETAILS, decklist: null, updatedAt }
        const { changes } = moved(registration, { news: { kind: 'amended', name } })
        return accept({ changes, changed: [{ ...registration, ...nobody }] })
      },
    },
  )
}
