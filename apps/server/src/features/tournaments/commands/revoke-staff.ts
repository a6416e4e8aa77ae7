import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { revokeStaff as call } from '@tablee/contract/tournaments/revoke-staff'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { revokeStaff as decide } from '@tablee/domain/tournaments/authority/revoke-staff'
import { staffList } from '../staff-list.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findHelper, staffOf } from '../tournament-policy.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

/** From the commit on the role opens nothing, and what listens by it is cut off. */
export async function revokeStaff(
  acting: Acting<TournamentGround>,
  { code, organizerId, id }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const outcome = await carryAct(acting, {
    name: 'revoke-staff',
    target: { code },
    actId: undefined,
    claim: { as: 'staff', secret: organizerId, caller: acting.caller },
    load: nothingToLoad,
    decide: (held) => {
      const revoked = decide(staffOf(held), id, acting.now())
      if (!revoked.accepted) return revoked
      return accept({ changes: [], grants: revoked.value ? [revoked.value] : [], result: null })
    },
    beside: async (tx, { held }) => {
      const holder = findHelper(held, id)?.publicId
      if (holder) tx.afterCommit(() => acting.announceRoleEnded(held.tournament.id, holder))
    },
  })
  if (!outcome.accepted) return outcome
  const { held } = outcome.value
  return accept(await acting.database.read((db) => staffList(db, held)))
}
