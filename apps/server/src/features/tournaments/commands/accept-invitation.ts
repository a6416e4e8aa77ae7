import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { acceptInvitation as call } from '@tablee/contract/tournaments/accept-invitation'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { acceptInvitation as decide } from '@tablee/domain/tournaments/authority/accept-invitation'
import type { HelperHolder } from '@tablee/domain/tournaments/authority/invite-staff'
import { type HeldTournament, helperHeldBy } from '../held-tournament.ts'
import { hashSecret, type Subject, subjectOf } from '../secret.ts'
import { findInvitedId, noteAccepted } from '../staff-invitation-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findHelper } from '../tournament-policy.ts'
import { carryAct, type Decided } from './carry-act.ts'

type Input = ParsedInput<typeof call>
type Reply = CallReply<typeof call>
type Accepted = { readonly helper: HelperHolder; readonly isNew: boolean }

/** Two devices cannot redeem one invitation at once: the tournament has a single writer. */
export async function acceptInvitation(
  acting: Acting<TournamentGround>,
  { code, oneTimeCode, secret }: Input,
): Promise<Outcome<Reply>> {
  // A role given by a link belongs to the device, so that erasing an account leaves none behind.
  if (secret === acting.caller?.accountId) return refuse('capability_invalid')
  const subject = subjectOf(secret, acting.caller)
  const now = acting.now()
  const outcome = await carryAct(acting, {
    name: 'accept-invitation',
    target: { code },
    // The invitation itself records by which secret it was redeemed.
    actId: undefined,
    claim: { as: 'everybody', secret, caller: acting.caller },
    load: (tx, { tournament }) => findInvitedId(tx.db, tournament.id, hashSecret(oneTimeCode)),
    decide: (held, id) => (id === null ? refuse('invitation_invalid') : redeem(held, { id, subject, now })),
    beside: async (tx, { held, result: { helper, isNew } }) => {
      const kept = { tournamentId: held.tournament.id, holderId: helper.id }
      if (isNew) await noteAccepted(tx.db, kept, now.toISOString())
    },
  })
  if (!outcome.accepted) return outcome
  const { held, result } = outcome.value
  return result ? accept(replyOf(held, result.helper)) : refuse('invitation_invalid')
}

type Redemption = { readonly id: string; readonly subject: Subject; readonly now: Date }

function redeem(held: HeldTournament, { id, subject, now }: Redemption): Outcome<Decided<Accepted>> {
  const found = findHelper(held, id)
  if (!found) return refuse('invitation_invalid')
  const { helper, publicId: acceptedBy } = found
  const decided = decide({ ...helper, acceptedBy }, subject.publicId, now)
  if (!decided.accepted) return decided
  const isNew = decided.value === 'now'
  return accept({
    changes: [],
    grants: isNew ? [helperHeldBy(helper, subject.hash)] : [],
    result: { helper, isNew },
  })
}

function replyOf({ tournament }: HeldTournament, { role, label, expiresAt }: HelperHolder): Reply {
  return {
    data: {
      role,
      name: label,
      expiresAt: expiresAt && wireMoment(expiresAt),
      tournamentId: tournament.id,
      code: tournament.code,
      tournamentName: tournament.name,
      type: tournament.announcement ? 'advance' : 'quick',
    },
  }
}
