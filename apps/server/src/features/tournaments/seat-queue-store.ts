import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { publicIdOfHolder } from './secret.ts'

/** The place of one phone among those that wait for a seat. */
export type SeatPlace = {
  /** Hash of the secret that may take the seat; private, as in the capabilities. */
  readonly hash: string
  readonly publicId: PublicId
  readonly name: string
  /** The kept password that was shown right when it came; null where none was asked for. */
  readonly entry: string | null
  readonly place: number
}

/** Those whose place is still kept, in the order in which they came. */
export async function listSeatQueue(db: Queryable, id: TournamentId, now: Date): Promise<readonly SeatPlace[]> {
  const rows = await db
    .selectFrom('seat_queue')
    .selectAll()
    .where('tournament_id', '=', id)
    .where('kept_until', '>', now.toISOString())
    .orderBy('place')
    .execute()
  return rows.map(({ hash, player_name: name, entry, place }) => ({
    hash,
    publicId: publicIdOfHolder(hash),
    name,
    entry,
    place,
  }))
}

export type KeptPlace = Omit<SeatPlace, 'publicId'> & { readonly keptUntil: Date }

export async function keepSeatPlace(db: Queryable, id: TournamentId, kept: KeptPlace): Promise<void> {
  const { hash, name, entry, place, keptUntil } = kept
  const values = { player_name: name, entry, place, kept_until: keptUntil.toISOString() }
  await db
    .insertInto('seat_queue')
    .values({ tournament_id: id, hash, ...values })
    .onConflict((conflict) => conflict.columns(['tournament_id', 'hash']).doUpdateSet(values))
    .execute()
}

export async function leaveSeatQueue(db: Queryable, id: TournamentId, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await db.deleteFrom('seat_queue').where('tournament_id', '=', id).where('hash', 'in', hashes).execute()
}

/** Those whose page went away. */
export async function dropLapsedPlaces(db: Queryable, id: TournamentId, now: Date): Promise<void> {
  await db
    .deleteFrom('seat_queue')
    .where('tournament_id', '=', id)
    .where('kept_until', '<=', now.toISOString())
    .execute()
}

export async function emptySeatQueue(db: Queryable, id: TournamentId): Promise<void> {
  await db.deleteFrom('seat_queue').where('tournament_id', '=', id).execute()
}

/** Names of people who stopped waiting somewhere are not kept for good. */
export async function dropAllLapsedPlaces(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('seat_queue').where('kept_until', '<=', now.toISOString()).execute()
}

/** Wherever this holder waits. */
export async function forgetSeatPlaces(db: Queryable, hash: string): Promise<void> {
  await db.deleteFrom('seat_queue').where('hash', '=', hash).execute()
}
