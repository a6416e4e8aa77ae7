import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { FollowedRegistrations } from '@tablee/contract/serving/event-act'
import type { takeBackPenalty as call } from '@tablee/contract/tournaments/conduct-acts'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { Act as ActValue } from '@tablee/domain/tournaments/acts/act'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { stateWithoutDecisions } from '@tablee/domain/tournaments/conduct/take-back-penalty'
import type { Transaction } from '../../../database/database.ts'
import { findConduct, noteTakenBack } from '../conduct-store.ts'
import { listChangesOfMatch } from '../journal-store.ts'
import { seen } from '../seen-event.ts'
import { sentByStaff } from '../sent-act.ts'
import type { Carried } from './carry-act.ts'
import { carryWider } from './carry-decided.ts'
import type { PairingGround } from './set-round-pairings.ts'

type Input = ParsedInput<typeof call>
type Result = { readonly id: PenaltyId; readonly followed: FollowedRegistrations<Transaction> | null } | null
type Taking = Promise<Outcome<Carried<Result>>>

export function takeBackNoShow(acting: Acting<PairingGround>, input: Input): Taking {
  return takeBack(acting, input, { name: 'take-back-no-show', input: { penaltyId: input.penaltyId as PenaltyId } })
}

export function takeBackPenalty(acting: Acting<PairingGround>, input: Input): Taking {
  return takeBack(acting, input, { name: 'take-back-penalty', input: { penaltyId: input.penaltyId as PenaltyId } })
}

type TakenBack = ActValue<'take-back-no-show'> | ActValue<'take-back-penalty'>

/** A disqualified player is seated again wherever dropped players may return. */
async function takeBack(acting: Acting<PairingGround>, { code, organizerId, actId }: Input, act: TakenBack): Taking {
  const { penaltyId: id } = act.input
  const { caller } = acting
  const outcome = await carryWider(acting, sentByStaff(acting, { code, organizerId, actId }), {
    act,
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
    decide: ({ tournament }, { kept, before, follow }, deciding) => {
      const following = (kept && follow?.([kept.playerId])) ?? null
      const isRegistered = following ? following.changes.length > 0 : undefined
      const beside = { kept, before, isRegistered }
      const decided = decideAct<TakenBack['name']>(tournament, act, { ...deciding, beside })
      if (!decided.accepted) return decided
      if (kept?.isTakenBack) return accept({ changes: [], result: null, leantOn: beside })
      const isBack = decided.value.some(({ kind }) => kind === 'player_restored')
      const followed = isBack ? following : null
      return accept({
        leantOn: beside,
        changes: [...decided.value, ...(followed?.changes ?? [])],
        result: { id, followed },
      })
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
