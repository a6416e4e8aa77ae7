import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { FollowedRegistrations } from '@tablee/contract/serving/event-act'
import type { givePenalty as call, giveNoShow as noShowCall } from '@tablee/contract/tournaments/conduct-acts'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { givePenalty as decide } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { findReferredPlayer } from '@tablee/domain/tournaments/player-reference'
import type { Transaction } from '../../../database/database.ts'
import { drawPenaltyId } from '../chance.ts'
import { type ConductRecord, keepConduct } from '../conduct-store.ts'
import { seen } from '../seen-event.ts'
import { type Carried, carryAct } from './carry-act.ts'
import type { PairingGround } from './set-round-pairings.ts'

type Result = { readonly record: ConductRecord; readonly followed: FollowedRegistrations<Transaction> | null } | null

export function giveNoShow(
  acting: Acting<PairingGround>,
  input: ParsedInput<typeof noShowCall>,
): Promise<Outcome<Carried<Result>>> {
  return give(acting, 'give-no-show', { ...input, penalty: 'no-show' })
}

export function givePenalty(
  acting: Acting<PairingGround>,
  input: ParsedInput<typeof call>,
): Promise<Outcome<Carried<Result>>> {
  return give(acting, 'give-penalty', input)
}

type Given = ParsedInput<typeof noShowCall> & { readonly penalty: PenaltyKind }

/** Who is disqualified drops, registration included; the reason goes to a row of its own and nowhere else. */
async function give(
  acting: Acting<PairingGround>,
  name: 'give-no-show' | 'give-penalty',
  { code, organizerId: secret, actId, penalty, over, reason, ...reference }: Given,
): Promise<Outcome<Carried<Result>>> {
  const { caller } = acting
  const outcome = await carryAct(acting, {
    name,
    target: { code },
    actId,
    claim: { as: 'staff', secret, caller },
    load: async (tx, { tournament }) => {
      const id = drawPenaltyId(acting.chance)
      const found = findReferredPlayer(tournament, reference)
      const follows = tournament.announcement && penalty === 'disqualification' && found.accepted
      return { id, follow: follows ? await acting.followDrops(tx, tournament.id, [found.value.id]) : null }
    },
    decide: ({ tournament }, { id, follow }, author) => {
      const found = findReferredPlayer(tournament, reference)
      if (!found.accepted) return found
      const playerId = found.value.id
      const decided = decide(tournament, { id, penalty, playerId, over, by: author.role })
      if (!decided.accepted) return decided
      const round = decided.value.flatMap((change) => (change.kind === 'penalty_given' ? [change.round] : []))[0] ?? 0
      const isDropped = decided.value.some(({ kind }) => kind === 'player_dropped')
      const followed = (isDropped && follow?.([playerId])) || null
      const record = { id, kind: penalty, playerId, round, reason: reason || null, author }
      return accept<{ changes: typeof decided.value; result: Result }>({
        changes: [...decided.value, ...(followed?.changes ?? [])],
        result: { record: { ...record, givenAt: acting.now().toISOString() }, followed },
      })
    },
    beside: async (tx, { held, result }) => {
      if (!result) return
      await keepConduct(tx.db, held.tournament.id, result.record)
      await result.followed?.keep(tx)
    },
  })
  if (!outcome.accepted) return outcome
  const { held, result } = outcome.value
  result?.followed?.tell(seen(held, { caller, now: acting.now() }))
  return outcome
}
