import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { eraseStaff as decide } from '@tablee/domain/tournaments/authority/erase-staff'
import { deleteInvitation } from '../staff-invitation-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { staffOf } from '../tournament-policy.ts'
import { endRole, type HelperMeant, type StaffLeft } from './revoke-staff.ts'

/** The journal still shows the role of each act. */
export function eraseStaff(acting: Acting<TournamentGround>, meant: HelperMeant): Promise<Outcome<StaffLeft>> {
  const { id } = meant
  return endRole(acting, meant, {
    name: 'erase-staff',
    decide: (held) => {
      const erased = decide(staffOf(held), id, acting.now())
      return erased.accepted ? accept(erased.value ? [{ role: erased.value.role, id, hash: null }] : []) : erased
    },
    beside: (tx, { held }) => deleteInvitation(tx.db, { tournamentId: held.tournament.id, holderId: id }),
  })
}
