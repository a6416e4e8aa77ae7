import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { SEAT_KEPT_FOR_MS, waitForSeat } from '@tablee/domain/tournaments/players/seat-queue'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'
import type { HeldTournament } from './held-tournament.ts'
import { dropLapsedPlaces, keepSeatPlace, type SeatPlace } from './seat-queue-store.ts'
import { isSameHash, type Subject } from './secret.ts'
import type { TournamentGround } from './tournament-ground.ts'

/** How somebody stands who waits for a seat. */
export type SeatWait = {
  /** Counted from 1. */
  readonly position: number
  readonly keptForMs: number
}

type Asking = {
  readonly name: string
  readonly subject: Subject
  /** The kept password that was shown right; null where none is asked for. */
  readonly entry: string | null
  readonly queue: readonly SeatPlace[]
}

export type TakenPlace = {
  readonly place: Omit<SeatPlace, 'publicId'>
  readonly wait: SeatWait
  /** Everybody who waits now, where somebody came; null where a place that was held is kept for longer. */
  readonly newQueue: readonly PublicId[] | null
}

/** A place behind those who wait, or the place already held, kept for longer: one for each secret, however many pages ask. */
export function takeSeatPlace({ name, subject, entry, queue }: Asking): Outcome<TakenPlace> {
  const { publicId, hash } = subject
  // Two would wait as one: neither phone could tell whose place it is.
  const isAnothers = queue.some((other) => other.publicId === publicId && !isSameHash(other.hash, hash))
  if (isAnothers) return refuse('capability_invalid')
  const allowed = waitForSeat({ name, publicId }, queue)
  if (!allowed.accepted) return allowed
  const known = queue.findIndex((other) => isSameHash(other.hash, hash))
  const place = queue[known]?.place ?? (queue.at(-1)?.place ?? 0) + 1
  const isNew = known < 0
  return accept({
    place: { hash, name, entry, place },
    wait: { position: isNew ? queue.length + 1 : known + 1, keptForMs: SEAT_KEPT_FOR_MS },
    newQueue: isNew ? [...queue.map((other) => other.publicId), publicId] : null,
  })
}

/** Keeps the place from now on, and tells everybody who waits, once that is committed. */
export async function keepTakenPlace(
  ground: Pick<TournamentGround, 'now' | 'announceSeatQueue'>,
  tx: Transaction,
  { held, taken }: { readonly held: HeldTournament; readonly taken: TakenPlace },
): Promise<void> {
  const { id } = held.tournament
  const { place, newQueue } = taken
  const now = ground.now()
  if (newQueue) await dropLapsedPlaces(tx.db, id, now)
  await keepSeatPlace(tx.db, id, { ...place, keptUntil: new Date(now.getTime() + SEAT_KEPT_FOR_MS) })
  if (newQueue) tx.afterCommit(() => ground.announceSeatQueue(id, newQueue))
}
