import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { subscribeToCalls as call } from '@tablee/contract/tournaments/subscribe-to-calls'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { actingPlayer } from '@tablee/domain/tournaments/authority/acting-player'
import { keepSubscription } from '../call-subscription-store.ts'
import { callFault } from '../called-browser.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

export async function subscribeToCalls(
  acting: Acting<TournamentGround>,
  { code, playerId: secret, subscription: { endpoint, keys }, language }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const fault = callFault(acting, { endpoint, keys })
  if (fault) return refuse(fault)
  const outcome = await carryAct(acting, {
    name: 'subscribe-to-calls',
    target: { code },
    actId: undefined,
    claim: { as: 'player', secret, caller: acting.caller },
    load: nothingToLoad,
    decide: ({ tournament }, _, author) => {
      const player = actingPlayer(tournament, author)
      return player ? accept({ changes: [], result: player.id }) : refuse('player_not_found')
    },
    beside: (tx, { held, result: callee }) =>
      keepSubscription(tx.db, { tournamentId: held.tournament.id, callee, endpoint, keys, language }, acting.now()),
  })
  return outcome.accepted ? accept({ data: { isCalled: true } }) : outcome
}
