import type { AnnounceSeatQueue } from '@tablee/contract/serving/committed-act'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isFull } from '@tablee/domain/tournaments/players/capacity'
import { seatWaiting } from '@tablee/domain/tournaments/players/seat-queue'
import type { Transaction } from '../../../database/database.ts'
import { type Chance, drawPlayerId } from '../chance.ts'
import { playerHeldBy } from '../held-tournament.ts'
import { emptySeatQueue, leaveSeatQueue, listSeatQueue, type SeatPlace } from '../seat-queue-store.ts'
import type { Adding, HeldAddition, HeldTurn } from './consequences.ts'

type SeatQueueGround = {
  readonly now: () => Date
  readonly chance: Chance
  readonly announceSeatQueue: AnnounceSeatQueue
}

/** In the same transaction as the freed seat, so that no one slips in between. The start ends the waiting. */
export function serveSeatQueue(ground: SeatQueueGround): Adding {
  return {
    name: 'seats that became free',
    of: (turn) => {
      const { before, after } = turn
      if (before.announcement || !isWaiting(before)) return []
      if (!isWaiting(after)) return [(tx) => endWaiting(ground, tx, turn)]
      return isFull(before) ? [(tx) => seatWhoWaits(ground, tx, turn)] : []
    },
  }
}

async function endWaiting(ground: SeatQueueGround, tx: Transaction, { after: { id } }: HeldTurn): Promise<null> {
  await emptySeatQueue(tx.db, id)
  tx.afterCommit(() => ground.announceSeatQueue(id, []))
  return null
}

async function seatWhoWaits(
  ground: SeatQueueGround,
  tx: Transaction,
  { after, holders: { entry } }: HeldTurn,
): Promise<HeldAddition | null> {
  const queue = await listSeatQueue(tx.db, after.id, ground.now())
  if (queue.length === 0) return null
  const { changes, seated } = seatWaiting(
    after,
    queue.map((place) => joinOf(place, { entry, chance: ground.chance })),
  )
  if (seated.length === 0) return null
  const served = seated.map(({ join }) => join.hash)
  const others = queue.filter(({ hash }) => !served.includes(hash))
  await leaveSeatQueue(tx.db, after.id, served)
  tx.afterCommit(() =>
    ground.announceSeatQueue(
      after.id,
      others.map(({ publicId }) => publicId),
    ),
  )
  // Another phone may wait under the same public id.
  return { changes, grants: seated.map(({ join, playerId }) => playerHeldBy(playerId, join.hash)) }
}

function joinOf(
  { name, publicId, hash, entry }: SeatPlace,
  { entry: asked, chance }: { readonly entry: string | null; readonly chance: Chance },
) {
  const password = entry !== null && entry === asked ? ('right' as const) : undefined
  return { name, publicId, hash, newPlayerId: drawPlayerId(chance), password }
}
