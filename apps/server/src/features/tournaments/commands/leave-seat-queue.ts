import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { leaveSeatQueue as call } from '@tablee/contract/tournaments/leave-seat-queue'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { HeldTournament } from '../held-tournament.ts'
import { leaveSeatQueue as leave, listSeatQueue } from '../seat-queue-store.ts'
import { isSameHash, subjectOf } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct } from './carry-act.ts'

/** A seated player stays one. */
export async function leaveSeatQueue(
  acting: Acting<TournamentGround>,
  { code, playerId: secret }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  const { hash } = subjectOf(secret, acting.caller)
  const outcome = await carryAct(acting, {
    name: 'leave-seat-queue',
    target: { code },
    actId: undefined,
    claim: { as: 'everybody', secret, caller: acting.caller },
    load: (tx, { tournament: { id } }) => listSeatQueue(tx.db, id, acting.now()),
    decide: (_, queue) => {
      const others = queue.filter((other) => !isSameHash(other.hash, hash)).map((other) => other.publicId)
      return accept({ changes: [], result: { others, hasLeft: others.length < queue.length } })
    },
    beside: async (tx, { held, result: { others, hasLeft } }) => {
      const { id } = held.tournament
      await leave(tx.db, id, [hash])
      if (hasLeft) tx.afterCommit(() => acting.announceSeatQueue(id, others))
    },
  })
  return outcome.accepted ? accept(outcome.value.held) : outcome
}
