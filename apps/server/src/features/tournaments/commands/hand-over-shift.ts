import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { handOverShift as call } from '@tablee/contract/tournaments/hand-over-shift'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { handOverShift as decide } from '@tablee/domain/tournaments/authority/hand-over-shift'
import { helperOf } from '@tablee/domain/tournaments/authority/revoke-staff'
import { giveBackCalls } from '@tablee/domain/tournaments/judge-calls/give-back-calls'
import { drawHelperId, drawOneTimeCode } from '../chance.ts'
import { type HeldTournament, hashOfHelper, helperHeldBy, helperInvited } from '../held-tournament.ts'
import { hashSecret } from '../secret.ts'
import { shiftHand } from '../shifts.ts'
import { insertInvitation, noteAccepted } from '../staff-invitation-store.ts'
import { listStandIns, noteHandedOver } from '../stand-in-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { staffOf } from '../tournament-policy.ts'
import { carryAct } from './carry-act.ts'

type StandIn = ParsedInput<typeof call>['standIn']

/** Whoever helps already has the role at once; for others the code is shown only now. */
export async function handOverShift(
  acting: Acting<TournamentGround>,
  { code, organizerId: secret, id: giver, standIn, expiresAt }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const { caller } = acting
  const id = drawHelperId(acting.chance)
  const oneTimeCode = drawOneTimeCode(acting.chance)
  const now = acting.now()
  const wish = { id, giver, expiresAt, standIn: 'name' in standIn ? { label: standIn.name } : standIn }
  const outcome = await carryAct(acting, {
    name: 'hand-over-shift',
    target: { code },
    // A lost answer loses its code.
    actId: undefined,
    claim: { as: 'staff', secret, caller },
    load: (tx, { tournament }) => listStandIns(tx.db, tournament.id),
    decide: (held, standIns, author) => {
      const hash = hashOf(held, standIn)
      if (hash === null) return refuse('helper_not_found')
      const by = shiftHand(held, author, { secret, caller })
      const decided = decide({ staff: staffOf(held), standIns }, { wish, by, now })
      if (!decided.accepted) return decided
      const { value: helper } = decided
      return accept({
        changes: giveBackCalls(held.tournament, [giver], now),
        grants: [hash === undefined ? helperInvited(helper) : helperHeldBy(helper, hash)],
        result: null,
      })
    },
    beside: async ({ db }, { held: { tournament, sequence } }) => {
      const kept = { tournamentId: tournament.id, holderId: id }
      await insertInvitation(db, { ...kept, hash: hashSecret(oneTimeCode), invitedAt: now.toISOString() })
      await noteHandedOver(db, kept, { replaces: giver, sequence })
      if ('helper' in standIn) await noteAccepted(db, kept, now.toISOString())
    },
  })
  if (!outcome.accepted) return outcome
  return accept({
    data: { id, oneTimeCode: 'name' in standIn ? oneTimeCode : null, expiresAt: wireMoment(expiresAt) },
  })
}

/** Undefined of who has yet to come; null where whoever is meant does not help on any device. */
function hashOf(held: HeldTournament, standIn: StandIn): string | null | undefined {
  if ('name' in standIn) return undefined
  const helper = helperOf(staffOf(held), standIn.helper)
  return helper && hashOfHelper(helper)
}
