import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { unsubscribeFromCalls as call } from '@tablee/contract/tournaments/unsubscribe-from-calls'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { actingPlayer } from '@tablee/domain/tournaments/authority/acting-player'
import { dropSubscription } from '../call-subscription-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

/** Repeating it changes nothing. */
export async function unsubscribeFromCalls(
  acting: Acting<TournamentGround>,
  { code, playerId: secret, endpoint }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const outcome = await carryAct(acting, {
    name: 'unsubscribe-from-calls',
    target: { code },
    actId: undefined,
    isForCancelled: true,
    claim: { as: 'player', secret, caller: acting.caller },
    load: nothingToLoad,
    decide: ({ tournament }, _, author) => {
      const player = actingPlayer(tournament, author)
      return player ? accept({ changes: [], result: player.id }) : refuse('player_not_found')
    },
    beside: (tx, { held, result: callee }) =>
      dropSubscription(tx.db, { tournamentId: held.tournament.id, callee, endpoint }),
  })
  return outcome.accepted ? accept({ data: { isCalled: false } }) : outcome
}
