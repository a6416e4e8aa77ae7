import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { returnToQuickTournament as call } from '@tablee/contract/tournaments/return-to-quick-tournament'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import { isOutForAbsence } from '@tablee/domain/tournaments/conduct/absence'
import { listLatestDropActs } from '../journal-store.ts'
import { seen } from '../seen-event.ts'
import { sentByPlayer } from '../sent-act.ts'
import type { Carried } from './carry-act.ts'
import { carryWider } from './carry-decided.ts'
import type { PairingGround } from './set-round-pairings.ts'

const ACT = { name: 'return-to-quick-tournament', input: {} } as const

/** The journal knows which act made the player leave. At an announced event the registration of who missed a match comes back too. */
export async function returnToQuickTournament(
  acting: Acting<PairingGround>,
  sent: ParsedInput<typeof call>,
): Promise<Outcome<Carried<unknown>>> {
  const { caller } = acting
  const outcome = await carryWider(acting, sentByPlayer(acting, sent), {
    act: ACT,
    load: async (tx, { tournament }) => {
      const { id, players, announcement } = tournament
      const absent = players.filter((player) => isOutForAbsence(tournament, player)).map((player) => player.id)
      return {
        beside: { dropActs: await listLatestDropActs(tx.db, id) },
        follow: announcement && absent.length > 0 ? await acting.followReturns(tx, id, absent) : null,
      }
    },
    decide: ({ tournament }, { beside, follow }, deciding) => {
      const decided = decideAct(tournament, ACT, { ...deciding, beside })
      if (!decided.accepted) return decided
      const back = decided.value.flatMap((change) => (change.kind === 'player_restored' ? [change.playerId] : []))
      const followed = follow?.(back) ?? null
      return accept({ changes: [...decided.value, ...(followed?.changes ?? [])], result: followed, leantOn: beside })
    },
    beside: async (tx, { result: followed }) => followed?.keep(tx),
  })
  if (!outcome.accepted) return outcome
  const { held, result: followed } = outcome.value
  followed?.tell(seen(held, { caller, now: acting.now() }))
  return outcome
}
