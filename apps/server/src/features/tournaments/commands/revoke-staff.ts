import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { revokeStaff as call } from '@tablee/contract/tournaments/revoke-staff'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { revokeStaff as decide } from '@tablee/domain/tournaments/authority/revoke-staff'
import type { Grant, HeldTournament } from '../held-tournament.ts'
import { sentByStaff } from '../sent-act.ts'
import { staffList } from '../staff-list.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findHelper, staffOf } from '../tournament-policy.ts'
import { type Act, carryAct, nothingToLoad } from './carry-act.ts'

export type HelperMeant = ParsedInput<typeof call>
export type StaffLeft = CallReply<typeof call>

/** After the commit its connections are closed. */
export function revokeStaff(acting: Acting<TournamentGround>, meant: HelperMeant): Promise<Outcome<StaffLeft>> {
  return endRole(acting, meant, {
    name: 'revoke-staff',
    decide: (held) => decide(staffOf(held), meant.id, acting.now()),
    beside: async (tx, { held }) => {
      const holder = findHelper(held, meant.id)?.publicId
      if (holder) tx.afterCommit(() => acting.announceRoleEnded(held.tournament.id, holder))
    },
  })
}

type EndOfRole = Pick<Act<null, null>, 'name' | 'beside'> & {
  /** Null without a change. */
  readonly decide: (held: HeldTournament) => Outcome<Grant | null>
}

export async function endRole(
  acting: Acting<TournamentGround>,
  { code, organizerId }: HelperMeant,
  { decide, ...end }: EndOfRole,
): Promise<Outcome<StaffLeft>> {
  const outcome = await carryAct(acting, {
    ...end,
    ...sentByStaff(acting, { code, organizerId }),
    load: nothingToLoad,
    decide: (held) => {
      const decided = decide(held)
      if (!decided.accepted) return decided
      return accept({ changes: [], grants: decided.value ? [decided.value] : [], result: null })
    },
  })
  if (!outcome.accepted) return outcome
  const { held } = outcome.value
  return accept(await acting.database.read((db) => staffList(db, held)))
}
