import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { FollowedRegistrations } from '@tablee/contract/serving/event-act'
import type { takeBackPenalty as call } from '@tablee/contract/tournaments/conduct-acts'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { PenaltyId, PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { takeBackPenalty as decide, stateWithoutDecisions } from '@tablee/domain/tournaments/conduct/take-back-penalty'
import type { Transaction } from '../../../database/database.ts'
import { findConduct, noteTakenBack } from '../conduct-store.ts'
import { listChangesOfMatch } from '../journal-store.ts'
import { seen } from '../seen-event.ts'
import { type Carried, carryAct } from './carry-act.ts'
import type { PairingGround } from './set-round-pairings.ts'

type Input = ParsedInput<typeof call>
type Result = { readonly id: PenaltyId; readonly followed: FollowedRegistrations<Transaction> | null } | null
type Taking = Promise<Outcome<Carried<Result>>>

export function takeBackNoShow(acting: Acting<PairingGround>, input: Input): Taking {
  return takeBack(acting, { name: 'take-back-no-show', isMeant: (kind) => kind === 'no-show' }, input)
}

export function takeBackPenalty(acting: Acting<PairingGround>, input: Input): Taking {
  return takeBack(acting, { name: 'take-back-penalty', isMeant: () => true }, input)
}

type Meant = {
  readonly name: 'take-back-no-show' | 'take-back-penalty'
  readonly isMeant: (kind: PenaltyKind) => boolean
}

/** Who was disqualified is seated again, registration included, wherever somebody who left may come back. */
async function takeBack(
  acting: Acting<PairingGround>,
  { name, isMeant }: Meant,
  { code, organizerId, actId, penaltyId }: Input,
): Taking {
  const id = penaltyId as PenaltyId
  const { caller } = acting
  const outcome = await carryAct(acting, {
    name,
    target: { code },
    actId,
    claim: { as: 'staff', secret: organizerId, caller },
    load: async (tx, { tournament }) => {
      const stands = tournament.penalties.find((penalty) => penalty.id === id)
      const ended = stands?.endedMatch ?? null
      const said = ended && (await listChangesOfMatch(tx.db, tournament.id, ended))
      const isOut = tournament.announcement && stands?.drops
      return {
        kept: await findConduct(tx.db, tournament.id, id),
        before: said ? stateWithoutDecisions(ended, said) : ({ kind: 'pending' } as const),
        follow: isOut ? await acting.followReturns(tx, tournament.id, [stands.playerId]) : null,
      }
    },
    decide: ({ tournament }, { kept, before, follow }, { role: by }) => {
      if (!kept || !isMeant(kept.kind)) return refuse('penalty_not_found')
      if (kept.isTakenBack) return accept<{ changes: []; result: Result }>({ changes: [], result: null })
      const following = follow?.([kept.playerId]) ?? null
      const registered = following ? { isRegistered: following.changes.length > 0 } : {}
      const decided = decide(tournament, { kept, before, by, ...registered })
      if (!decided.accepted) return decided
      const followed = decided.value.some(({ kind }) => kind === 'player_restored') ? following : null
      return accept({ changes: [...decided.value, ...(followed?.changes ?? [])], result: { id, followed } })
    },
    beside: async (tx, { held, result }) => {
      if (!result) return
      await noteTakenBack(tx.db, { tournamentId: held.tournament.id, id: result.id }, acting.now())
      await result.followed?.keep(tx)
    },
  })
  if (!outcome.accepted) return outcome
  const { held, result } = outcome.value
  result?.followed?.tell(seen(held, { caller, now: acting.now() }))
  return outcome
}
