import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { eraseStaff as call } from '@tablee/contract/tournaments/erase-staff'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { eraseStaff as decide } from '@tablee/domain/tournaments/authority/erase-staff'
import { deleteInvitation } from '../staff-invitation-store.ts'
import { staffList } from '../staff-list.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { staffOf } from '../tournament-policy.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

/** The rows with the name go; the journal goes on saying in which role somebody acted. */
export async function eraseStaff(
  acting: Acting<TournamentGround>,
  { code, organizerId, id }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const outcome = await carryAct(acting, {
    name: 'erase-staff',
    target: { code },
    actId: undefined,
    claim: { as: 'staff', secret: organizerId, caller: acting.caller },
    load: nothingToLoad,
    decide: (held) => {
      const erased = decide(staffOf(held), id, acting.now())
      if (!erased.accepted) return erased
      const gone = erased.value
      return accept({ changes: [], grants: gone ? [{ role: gone.role, id, hash: null }] : [], result: null })
    },
    beside: (tx, { held }) => deleteInvitation(tx.db, { tournamentId: held.tournament.id, holderId: id }),
  })
  if (!outcome.accepted) return outcome
  const { held } = outcome.value
  return accept(await acting.database.read((db) => staffList(db, held)))
}
