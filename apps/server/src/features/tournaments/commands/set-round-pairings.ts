import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { FollowDrops, FollowReturns } from '@tablee/contract/serving/event-act'
import type { setRoundPairings as call } from '@tablee/contract/tournaments/set-round-pairings'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { type HandPairing, seatKey } from '@tablee/domain/tournaments/hand-pairing'
import type { SeenPairing } from '@tablee/domain/tournaments/seen-round'
import { setPairings } from '@tablee/domain/tournaments/set-pairings'
import type { Transaction } from '../../../database/database.ts'
import { seen } from '../seen-event.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Carried, carryAct } from './carry-act.ts'

type Input = ParsedInput<typeof call>
/** What the other calls stand on, and how registrations drop along, or come back. */
export type PairingGround = TournamentGround & {
  readonly followDrops: FollowDrops<Transaction>
  readonly followReturns: FollowReturns<Transaction>
}

/** Sets the whole current round by hand; whoever drops instead of playing it drops in the same act, registration included. */
export async function setRoundPairings(
  acting: Acting<PairingGround>,
  input: Input,
): Promise<Outcome<Carried<unknown>>> {
  const { code, organizerId: secret, roundNumber: round, actId, dropped = [] } = input
  const { caller } = acting
  const wish = {
    ...{ round, pairings: input.pairings.map(handPairing), dropped },
    ...{ from: input.from?.map(seenPairing) ?? null, tables: new Map(input.pairings.flatMap(wishedTable)) },
  }
  const outcome = await carryAct(acting, {
    name: 'set-round-pairings',
    target: { code },
    actId,
    claim: { as: 'staff', secret, caller },
    load: async (tx, { tournament }) =>
      tournament.announcement && dropped.length > 0 ? acting.followDrops(tx, tournament.id, dropped) : null,
    decide: ({ tournament }, follow) => {
      const decided = setPairings(tournament, wish)
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

function wishedTable({ table, ...pairing }: Input['pairings'][number]): readonly (readonly [string, number])[] {
  return table ? [[seatKey(handPairing(pairing)), table]] : []
}

function handPairing({ player1, player2, loss }: Omit<Input['pairings'][number], 'table'>): HandPairing {
  if (player2) return { kind: 'played', players: [player1, player2] }
  return { kind: loss ? 'loss' : 'bye', player: player1 }
}

function seenPairing({ result, ...pairing }: NonNullable<Input['from']>[number]): SeenPairing {
  return { pairing: handPairing(pairing), result: result ?? null }
}
