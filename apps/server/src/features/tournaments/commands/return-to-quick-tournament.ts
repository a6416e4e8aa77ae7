import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { returnToQuickTournament as call } from '@tablee/contract/tournaments/return-to-quick-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { listLatestDropActs } from '../journal-store.ts'
import { sentByPlayer } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryLookedUp } from './carry-decided.ts'

/** The journal knows which act made the player leave. */
export function returnToQuickTournament(
  acting: Acting<TournamentGround>,
  sent: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryLookedUp(acting, sentByPlayer(acting, sent), {
    name: 'return-to-quick-tournament',
    input: {},
    look: async (tx, { tournament }) => ({ dropActs: await listLatestDropActs(tx.db, tournament.id) }),
  })
}
