import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { takeBackShift as call } from '@tablee/contract/tournaments/take-back-shift'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { takeBackShift as decide } from '@tablee/domain/tournaments/authority/hand-over-shift'
import { giveBackCalls } from '@tablee/domain/tournaments/judge-calls/give-back-calls'
import { shiftHand, shiftsOf } from '../shifts.ts'
import { listStandIns, noteTakenBack } from '../stand-in-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { lastRoleOf, staffOf } from '../tournament-policy.ts'
import { carryAct } from './carry-act.ts'

export async function takeBackShift(
  acting: Acting<TournamentGround>,
  { code, organizerId: secret, id }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const { caller } = acting
  const now = acting.now()
  const outcome = await carryAct(acting, {
    name: 'take-back-shift',
    target: { code },
    actId: undefined,
    claim: { as: 'staff', secret, caller },
    load: (tx, { tournament }) => listStandIns(tx.db, tournament.id),
    decide: (held, standIns, author) => {
      const by = shiftHand(held, author, { secret, caller })
      const decided = decide({ staff: staffOf(held), standIns }, { wish: id, by, now })
      if (!decided.accepted) return decided
      const { value: ended } = decided
      if (ended === null) return accept({ changes: [], result: false })
      return accept({ changes: giveBackCalls(held.tournament, [id], now), grants: [ended], result: true })
    },
    beside: async (tx, { held, result: isEnded }) => {
      if (!isEnded) return
      const { id: tournamentId } = held.tournament
      await noteTakenBack(tx.db, { tournamentId, holderId: id }, held.sequence)
      const holder = lastRoleOf(held, id, now)
      if (holder) tx.afterCommit(() => acting.announceRoleEnded(tournamentId, holder))
    },
  })
  if (!outcome.accepted) return outcome
  const { held } = outcome.value
  return accept(await acting.database.read((db) => shiftsOf(db, held, { secret, caller, now })))
}
