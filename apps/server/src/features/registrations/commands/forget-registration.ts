import { accept } from '@tablee/domain/outcome'
import { hasBeenPaired } from '@tablee/domain/registrations/has-been-paired'
import { removeRegistration } from '@tablee/domain/registrations/remove-registration'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { Ground } from '../acting.ts'
import { deleteRegistrationRow, type KeptRegistration, updateRegistration } from '../registration-store.ts'

const NO_DETAILS = { firstName: '', lastName: '', email: '', phone: '', location: '', notes: '' }

/**
 * A person leaves for good: the registration goes, and of who has played only the name stays that the tournament has
 * given the results.
 */
export async function forgetRegistration(ground: Ground, registration: KeptRegistration): Promise<void> {
  const { id, accountId, playerId, tournamentId } = registration
  await ground.carryEventAct(null, {
    name: 'forget-registration',
    tournamentId,
    actId: undefined,
    permit: () => accept((accountId ?? playerId) as string as PublicId),
    decide: async ({ tournament }, tx) => {
      if (!hasBeenPaired(tournament, registration)) {
        await deleteRegistrationRow(tx.db, id)
        const removed = removeRegistration(tournament, registration)
        return removed.accepted ? accept({ changes: removed.value, forgotten: [playerId] }) : removed
      }
      const name = tournament.players.find((player) => player.id === playerId)?.name ?? ''
      const updatedAt = ground.now().toISOString()
      await updateRegistration(tx.db, {
        ...registration,
        name,
        accountId: null,
        details: NO_DETAILS,
        decklist: null,
        updatedAt,
      })
      const { status, dropped, checkedIn } = registration
      return accept({ changes: [{ kind: 'registration_moved', id, status, dropped, checkedIn }] })
    },
  })
}
