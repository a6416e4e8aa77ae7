import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { markYouth as call } from '@tablee/contract/tournaments/mark-youth'
import type { Outcome } from '@tablee/domain/outcome'
import { isAnybodyRegistered } from '../registered-people-store.ts'
import { sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryLookedUp } from './carry-decided.ts'

export function markYouth(
  acting: Acting<TournamentGround>,
  { isYouth, ...sent }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryLookedUp(acting, sentByStaff(acting, sent), {
    name: 'mark-youth',
    input: { isYouth },
    look: async (tx, { tournament: { id } }) => ({ isUsed: await isAnybodyRegistered(tx.db, id) }),
  })
}
