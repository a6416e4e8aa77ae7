import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { inviteStaff as call } from '@tablee/contract/tournaments/invite-staff'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { inviteStaff as decide } from '@tablee/domain/tournaments/authority/invite-staff'
import { drawHelperId, drawOneTimeCode } from '../chance.ts'
import { helperInvited } from '../held-tournament.ts'
import { hashSecret } from '../secret.ts'
import { insertInvitation } from '../staff-invitation-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { staffOf } from '../tournament-policy.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

/** The code is shown only now: its hash alone is stored. */
export async function inviteStaff(
  acting: Acting<TournamentGround>,
  { code, organizerId, role, name: label, expiresAt }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const id = drawHelperId(acting.chance)
  const oneTimeCode = drawOneTimeCode(acting.chance)
  const now = acting.now()
  const outcome = await carryAct(acting, {
    name: 'invite-staff',
    target: { code },
    // A lost answer loses its code.
    actId: undefined,
    claim: { as: 'staff', secret: organizerId, caller: acting.caller },
    load: nothingToLoad,
    decide: (held) => {
      const invited = decide(staffOf(held), { id, role, label, expiresAt }, now)
      return invited.accepted ? accept({ changes: [], grants: [helperInvited(invited.value)], result: null }) : invited
    },
    beside: (tx, { held }) =>
      insertInvitation(tx.db, {
        tournamentId: held.tournament.id,
        holderId: id,
        hash: hashSecret(oneTimeCode),
        invitedAt: now.toISOString(),
      }),
  })
  return outcome.accepted ? accept({ data: { id, oneTimeCode, expiresAt: wireMoment(expiresAt) } }) : outcome
}
