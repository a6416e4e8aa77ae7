import type { AnnounceSeatQueue } from '@tablee/contract/serving/committed-act'
import type { Change } from '@tablee/domain/tournaments/change'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isFull } from '@tablee/domain/tournaments/players/capacity'
import { seatWaiting } from '@tablee/domain/tournaments/players/seat-queue'
import type { Transaction } from '../../database/database.ts'
import { type Chance, drawPlayerId } from './chance.ts'
import { type Grant, type HeldTournament, holdersAfter, playerHeldBy } from './held-tournament.ts'
import { emptySeatQueue, leaveSeatQueue, listSeatQueue, type SeatPlace } from './seat-queue-store.ts'

/** What serving those who wait stands on. */
export type SeatQueueGround = {
  readonly now: () => Date
  readonly chance: Chance
  readonly announceSeatQueue: AnnounceSeatQueue
}

export type Decided = { readonly changes: readonly Change[]; readonly grants?: readonly Grant[] }

/**
 * What an act comes to with those who wait for a seat: a seat that it frees is given away in the same transaction, so
 * that nobody slips in between. The start ends the waiting.
 */
export async function withSeatQueue<Decision extends Decided>(
  ground: SeatQueueGround,
  tx: Transaction,
  { held, decision }: { readonly held: HeldTournament; readonly decision: Decision },
): Promise<Decision> {
  const { tournament } = held
  if (tournament.announcement || !isWaiting(tournament)) return decision
  const after = evolveAll(tournament, decision.changes)
  if (!isWaiting(after)) {
    await emptySeatQueue(tx.db, tournament.id)
    tx.afterCommit(() => ground.announceSeatQueue(tournament.id, []))
    return decision
  }
  const queue = isFull(tournament) ? await listSeatQueue(tx.db, tournament.id, ground.now()) : []
  if (queue.length === 0) return decision
  const { entry } = holdersAfter(held.holders, { before: tournament, after }, decision.grants ?? [])
  const { changes, seated } = seatWaiting(
    after,
    queue.map((place) => joinOf(place, { entry, chance: ground.chance })),
  )
  if (seated.length === 0) return decision
  const served = seated.map(({ join }) => join.hash)
  const others = queue.filter(({ hash }) => !served.includes(hash))
  await leaveSeatQueue(tx.db, tournament.id, served)
  tx.afterCommit(() =>
    ground.announceSeatQueue(
      tournament.id,
      others.map(({ publicId }) => publicId),
    ),
  )
  // By what was shown for this place: somebody else may wait under the same public id.
  const grants = seated.map(({ join, playerId }) => playerHeldBy(playerId, join.hash))
  return { ...decision, changes: [...decision.changes, ...changes], grants: [...(decision.grants ?? []), ...grants] }
}

function joinOf(
  { name, publicId, hash, entry }: SeatPlace,
  { entry: asked, chance }: { readonly entry: string | null; readonly chance: Chance },
) {
  const password = entry !== null && entry === asked ? ('right' as const) : undefined
  return { name, publicId, hash, newPlayerId: drawPlayerId(chance), password }
}
