import type { TellMoved } from '@tablee/contract/serving/event-act'
import { isMoved } from '@tablee/domain/tournaments/is-moved'
import type { Transaction } from '../../../database/database.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type NewsGround, tellByMail } from '../registration-news.ts'
import { listRegistrations } from '../registration-store.ts'

/** Another date, time or place: one letter to each who is registered, however much has changed with it. */
export function tellMoved(ground: NewsGround & Pick<RegistrationGround, 'now'>): TellMoved<Transaction> {
  return async (tx, turn) => {
    if (!isMoved(turn, ground.now())) return
    const registrations = await listRegistrations(tx.db, turn.after.id)
    await tellByMail(ground, tx, { registrations, kind: 'eventMoved', tournament: turn.after })
  }
}
