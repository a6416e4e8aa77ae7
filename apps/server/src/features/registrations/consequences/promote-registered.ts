import type { AddingConsequence, Addition, LaterTurn } from '@tablee/contract/serving/consequence'
import { letsWaitingIn, promoteWaiting } from '@tablee/domain/registrations/promote-waiting'
import { seatedInOrder } from '@tablee/domain/registrations/team-places'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Transaction } from '../../../database/database.ts'
import { tellRegistrations } from '../announce-registration.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { tellByMail } from '../registration-news.ts'
import { findRegistrations, listAsking, updateRegistration } from '../registration-store.ts'

export type PromotionGround = Pick<RegistrationGround, 'now' | 'announce' | 'noteDamage' | 'keepNews' | 'pageOf'>

/**
 * In the act's transaction, so that no one can take the freed seats in between. Players the act itself has just moved stay where it put
 * them.
 */
export function promoteRegistered(ground: PromotionGround): AddingConsequence<Transaction> {
  return {
    name: 'registered people who come in',
    of: (turn) => {
      const { before } = turn
      if (!before.announcement || !isWaiting(before) || !letsWaitingIn(turn)) return []
      return [(tx) => promote(ground, tx, turn)]
    },
  }
}

async function promote(
  ground: PromotionGround,
  tx: Transaction,
  { before, after, changes, seen }: LaterTurn,
): Promise<Addition<Transaction> | null> {
  const { publicIdOf } = seen()
  const moved = new Set(changes.flatMap((change) => (change.kind === 'registration_moved' ? [change.id] : [])))
  const queue = await listAsking(tx.db, after.id)
  const ids = seatedInOrder(
    after,
    queue.filter(({ id }) => !moved.has(id)),
  ).map(({ id }) => id)
  const kept = new Map((await findRegistrations(tx.db, ids)).map((registration) => [registration.id, registration]))
  const waiting = ids.flatMap((id) => {
    const registration = kept.get(id)
    return registration ? [{ registration, publicId: publicIdOf(registration.playerId) }] : []
  })
  const decisions = promoteWaiting({ before, after }, waiting)
  if (decisions.length === 0) return null
  const updatedAt = ground.now().toISOString()
  const promoted = decisions.flatMap(({ registration }) => {
    const row = kept.get(registration.id)
    return row ? [{ ...row, ...registration, updatedAt }] : []
  })
  return {
    changes: decisions.flatMap((decision) => decision.changes),
    keep: async (tx) => {
      for (const registration of promoted) await updateRegistration(tx.db, registration)
      await tellByMail(ground, tx, { registrations: promoted, kind: 'registrationPromoted', tournament: after })
    },
    tell: (event) => tellRegistrations(ground, { event, standing: [], touched: promoted }, 'update'),
  }
}
