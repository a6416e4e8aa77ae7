import type { LocateTournament } from '@tablee/contract/serving/locate-tournament'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Database } from '../../../database/database.ts'
import { findDeletedId } from '../deleted-tournament-store.ts'
import { findTournamentId } from '../tournament-store.ts'

export function locateTournament(database: Database): LocateTournament {
  return async (by) =>
    'id' in by ? (by.id as TournamentId) : database.read((db) => findTournamentId(db, by.code as TournamentCode))
}

/** Whether this was the code of a tournament that its organizer deleted, and that can come back. */
export async function isDeleted(database: Database, code: TournamentCode): Promise<boolean> {
  return (await database.read((db) => findDeletedId(db, { code }))) !== null
}
