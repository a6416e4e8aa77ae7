import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { DecidedApart } from '@tablee/contract/serving/carried-act'
import type { FollowedRegistrations } from '@tablee/contract/serving/event-act'
import type { givePenalty as call, giveNoShow as noShowCall } from '@tablee/contract/tournaments/conduct-acts'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { Act as ActValue } from '@tablee/domain/tournaments/acts/act'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import type { InfractionId } from '@tablee/domain/tournaments/conduct/infraction-ids'
import type { PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { findReferredPlayer } from '@tablee/domain/tournaments/players/player-reference'
import type { Transaction } from '../../../database/database.ts'
import { type ConductRecord, keepConduct } from '../conduct-store.ts'
import { seen } from '../seen-event.ts'
import { sentByStaff } from '../sent-act.ts'
import type { Carried, Decided } from './carry-act.ts'
import { carryWider } from './carry-decided.ts'
import type { PairingGround } from './set-round-pairings.ts'

type Result = { readonly record: ConductRecord; readonly followed: FollowedRegistrations<Transaction> | null } | null

export function giveNoShow(acting: Acting<PairingGround>, input: Sent): Promise<Outcome<Carried<Result>>> {
  const { playerId, playerName, playerKey, over } = input
  return give(acting, input, { name: 'give-no-show', input: { playerId, playerName, playerKey, over } })
}

export function givePenalty(
  acting: Acting<PairingGround>,
  input: Sent & Pick<ParsedInput<typeof call>, 'penalty' | 'infraction' | 'forNextMatch'>,
): Promise<Outcome<Carried<Result>>> {
  const { playerId, playerName, playerKey, over, penalty, forNextMatch } = input
  const booked = forNextMatch ? { forNextMatch } : {}
  const given = { playerId, playerName, playerKey, over, penalty, ...booked }
  return give(acting, input, { name: 'give-penalty', input: given })
}

type Sent = ParsedInput<typeof noShowCall> & {
  readonly apart?: DecidedApart
  readonly infraction?: InfractionId | undefined
}
type Penalty = ActValue<'give-no-show'> | ActValue<'give-penalty'>

function mayDrop(kind: PenaltyKind): boolean {
  return kind === 'disqualification' || kind === 'no-show'
}

/** Disqualification, and absence where the rules say so, also drop the player; the reason is stored in its own row only. */
async function give(
  acting: Acting<PairingGround>,
  { code, organizerId, actId, reason, infraction, apart }: Sent,
  act: Penalty,
): Promise<Outcome<Carried<Result>>> {
  const { caller } = acting
  const kind = 'penalty' in act.input ? act.input.penalty : 'no-show'
  const outcome = await carryWider(acting, sentByStaff(acting, { code, organizerId, actId, apart }), {
    act,
    load: async (tx, { tournament }) => {
      const found = findReferredPlayer(tournament, act.input)
      const follows = tournament.announcement && mayDrop(kind) && found.accepted
      return follows ? await acting.followDrops(tx, tournament.id, [found.value.id]) : null
    },
    decide: ({ tournament }, follow, deciding) => {
      const decided = decideAct<Penalty['name']>(tournament, act, deciding)
      if (!decided.accepted) return decided
      const given = decided.value.find((change) => change.kind === 'penalty_given')
      if (!given) return accept<Decided<Result>>({ changes: decided.value, result: null })
      const { penaltyId: id, playerId, round } = given
      const isDropped = decided.value.some((change) => change.kind === 'player_dropped')
      const followed = (isDropped && follow?.([playerId])) || null
      const why = { reason: reason || null, infraction: infraction ?? null }
      const record = { id, kind, playerId, round, ...why, author: deciding.author }
      return accept<Decided<Result>>({
        changes: [...decided.value, ...(followed?.changes ?? [])],
        result: { record: { ...record, givenAt: deciding.at.toISOString() }, followed },
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
