import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { SEAT_KEPT_FOR_MS, waitForSeat } from '@tablee/domain/tournaments/players/seat-queue'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'
import type { HeldTournament } from './held-tournament.ts'
import { dropLapsedPlaces, keepSeatPlace, type SeatPlace } from './seat-queue-store.ts'
import { isSameHash, type Subject } from './secret.ts'
import type { TournamentGround } from './tournament-ground.ts'

export type SeatWait = {
  /** Counts from 1. */
  readonly position: number
  readonly keptForMs: number
}

type Asking = {
  readonly name: string
  readonly subject: Subject
  /** The stored password entered correctly; null where none is asked. */
  readonly entry: string | null
  readonly queue: readonly SeatPlace[]
  readonly isYouth: boolean
}

export type TakenPlace = {
  readonly place: Omit<SeatPlace, 'publicId'>
  readonly wait: SeatWait
  /** Null when an existing place was extended. */
  readonly newQueue: readonly PublicId[] | null
}

/** At the end of the queue, or an extension of the place held: one per secret, however many pages ask. */
export function takeSeatPlace({ name, subject, entry, queue, isYouth }: Asking): Outcome<TakenPlace> {
  const { publicId, hash } = subject
  // Two would wait under one id: their phones could not tell whose place it is.
  const isAnothers = queue.some((other) => other.publicId === publicId && !isSameHash(other.hash, hash))
  if (isAnothers) return refuse('capability_invalid')
  const allowed = waitForSeat({ name, publicId }, queue, { isYouth })
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

/** After the commit notifies everyone waiting. */
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
