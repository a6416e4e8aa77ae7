import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { publicIdOfHolder } from './secret.ts'

export type SeatPlace = {
  /** Of the secret that may take the seat; private. */
  readonly hash: string
  readonly publicId: PublicId
  readonly name: string
  /** Entered correctly on arrival; null where none was asked. */
  readonly entry: string | null
  readonly place: number
}

/** In order of arrival. */
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

/** Those whose page was closed. */
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

/** Names of people who stopped waiting are not kept for ever. */
export async function dropAllLapsedPlaces(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('seat_queue').where('kept_until', '<=', now.toISOString()).execute()
}

/** In every queue. */
export async function forgetSeatPlaces(db: Queryable, hash: string): Promise<void> {
  await db.deleteFrom('seat_queue').where('hash', '=', hash).execute()
}
