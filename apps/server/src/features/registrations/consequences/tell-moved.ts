import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import { isMoveMailed } from '@tablee/domain/registrations/event-message'
import { isMoved, type Turn } from '@tablee/domain/tournaments/rounds/is-moved'
import type { Transaction } from '../../../database/database.ts'
import { addressesOf, wholeEventOf } from '../letters-to-registered.ts'
import { countMoves, keepMessage } from '../message-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type NewsGround, tellByMail } from '../registration-news.ts'
import { listRegistrations } from '../registration-store.ts'

type Telling = NewsGround & Pick<RegistrationGround, 'now' | 'drawHex' | 'tellFollowers'>

/** One letter to each registered player, however much changed. */
export function tellMoved(ground: Telling): FollowingConsequence<Transaction> {
  return {
    name: 'letters of events that move',
    of: ({ before, after, reason }) => {
      const now = ground.now()
      if (!before || !isMoved({ before, after }, now)) return []
      return [{ keep: (tx) => tell(ground, tx, { before, after, reason, now }) }]
    },
  }
}

type Moving = Turn & { readonly reason: string; readonly now: Date }

async function tell(ground: Telling, tx: Transaction, { now, ...turn }: Moving): Promise<void> {
  const { id, announcement } = turn.after
  const before = turn.before.announcement
  const isMailed = isMoveMailed(await countMoves(tx.db, id, now))
  await keepMessage(tx.db, {
    ...{ id: ground.drawHex(10), tournament_id: id, kind: 'moved', account_id: null, text: turn.reason },
    ...{ starts_at: announcement?.startsAt ?? null, location: announcement?.location ?? null, at: now.toISOString() },
  })
  if (!isMailed) return
  const registrations = await listRegistrations(tx.db, id)
  const about = {
    ...(before ? { was: { startsAt: before.startsAt, location: before.location ?? '' } } : {}),
    ...(turn.reason === '' ? {} : { reason: turn.reason }),
  }
  await tellByMail(ground, tx, { registrations, kind: 'eventMoved', tournament: turn.after, about })
  await ground.tellFollowers(tx, {
    ...{ kind: 'dateMoved', series: turn.after.series, told: addressesOf(registrations) },
    event: { ...wholeEventOf(turn.after), ...about, code: turn.after.code },
  })
}
