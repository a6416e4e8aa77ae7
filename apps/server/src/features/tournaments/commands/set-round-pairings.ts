import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { DecidedApart } from '@tablee/contract/serving/carried-act'
import type { FollowDrops, FollowReturns } from '@tablee/contract/serving/event-act'
import type { setRoundPairings as call } from '@tablee/contract/tournaments/set-round-pairings'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import type { Transaction } from '../../../database/database.ts'
import { seen } from '../seen-event.ts'
import { sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryWider } from './carry-decided.ts'

/** Also drops registrations, or brings them back. */
export type PairingGround = TournamentGround & {
  readonly followDrops: FollowDrops<Transaction>
  readonly followReturns: FollowReturns<Transaction>
}

/** Players who drop instead of playing are dropped by the same act, registration included. */
export async function setRoundPairings(
  acting: Acting<PairingGround>,
  { roundNumber, pairings, dropped = [], from, ...sent }: ParsedInput<typeof call> & { readonly apart?: DecidedApart },
): Promise<Outcome<Carried<unknown>>> {
  const { caller } = acting
  const act = { name: 'set-round-pairings', input: { roundNumber, pairings, dropped, from } } as const
  const outcome = await carryWider(acting, sentByStaff(acting, sent), {
    act,
    load: async (tx, { tournament }) =>
      tournament.announcement && dropped.length > 0 ? acting.followDrops(tx, tournament.id, dropped) : null,
    decide: ({ tournament }, follow, deciding) => {
      const decided = decideAct(tournament, act, deciding)
      if (!decided.accepted) return decided
      const players = decided.value.flatMap((change) => (change.kind === 'player_dropped' ? [change.playerId] : []))
      const followed = follow?.(players) ?? null
      return accept({ changes: [...decided.value, ...(followed?.changes ?? [])], result: followed })
    },
    beside: async (tx, { result: followed }) => followed?.keep(tx),
  })
  if (!outcome.accepted) return outcome
  const { held, result: followed } = outcome.value
  followed?.tell(seen(held, { caller, now: acting.now() }))
  return outcome
}
