import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { revokeStaff as call } from '@tablee/contract/tournaments/revoke-staff'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { endedWith, type StandIn } from '@tablee/domain/tournaments/authority/hand-over-shift'
import { revokeStaff as decide } from '@tablee/domain/tournaments/authority/revoke-staff'
import { giveBackCalls } from '@tablee/domain/tournaments/judge-calls/give-back-calls'
import type { Grant, HeldTournament } from '../held-tournament.ts'
import { sentByStaff } from '../sent-act.ts'
import { staffList } from '../staff-list.ts'
import { listStandIns } from '../stand-in-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { lastRoleOf, staffOf } from '../tournament-policy.ts'
import { type Act, carryAct } from './carry-act.ts'

export type HelperMeant = ParsedInput<typeof call>
export type StaffLeft = CallReply<typeof call>

/** After the commit its connections are closed, and those of whoever stood in for it. */
export function revokeStaff(acting: Acting<TournamentGround>, meant: HelperMeant): Promise<Outcome<StaffLeft>> {
  const now = acting.now()
  return endRole(acting, meant, {
    name: 'revoke-staff',
    decide: (held, standIns) => {
      const decided = decide(staffOf(held), meant.id, now)
      if (!decided.accepted) return decided
      if (decided.value === null) return accept([])
      return accept([decided.value, ...endedWith({ staff: staffOf(held), standIns }, meant.id, now)])
    },
    beside: async (tx, { held, result: ended }) => {
      for (const id of ended ?? []) {
        const holder = lastRoleOf(held, id, now)
        if (holder) tx.afterCommit(() => acting.announceRoleEnded(held.tournament.id, holder))
      }
    },
  })
}

type EndOfRole = Pick<Act<null, readonly string[]>, 'name' | 'beside'> & {
  /** Empty without a change. */
  readonly decide: (held: HeldTournament, standIns: readonly StandIn[]) => Outcome<readonly HelperGrant[]>
}

type HelperGrant = Extract<Grant, { readonly id: string }>

export async function endRole(
  acting: Acting<TournamentGround>,
  { code, organizerId }: HelperMeant,
  { decide, beside, ...end }: EndOfRole,
): Promise<Outcome<StaffLeft>> {
  const outcome = await carryAct(acting, {
    ...end,
    ...sentByStaff(acting, { code, organizerId }),
    load: (tx, { tournament }) => listStandIns(tx.db, tournament.id),
    decide: (held, standIns) => {
      const decided = decide(held, standIns)
      if (!decided.accepted) return decided
      const ids: readonly string[] = decided.value.map(({ id }) => id)
      const changes = giveBackCalls(held.tournament, ids, acting.now())
      return accept({ changes, grants: decided.value, result: ids })
    },
    ...(beside && { beside }),
  })
  if (!outcome.accepted) return outcome
  const { held } = outcome.value
  return accept(await acting.database.read((db) => staffList(db, held)))
}
