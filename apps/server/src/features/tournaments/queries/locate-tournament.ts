import type { LocateTournament } from '@tablee/contract/serving/locate-tournament'
import type { Refusal } from '@tablee/domain/outcome'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Database } from '../../../database/database.ts'
import { notThere } from '../not-there.ts'
import { findTournamentId } from '../tournament-store.ts'

export function locateTournament(database: Database): LocateTournament {
  return async (by) =>
    'id' in by ? (by.id as TournamentId) : database.read((db) => findTournamentId(db, by.code as TournamentCode))
}

export async function whyNotThere(database: Database, code: TournamentCode): Promise<Refusal> {
  const outcome = await database.read((db) => notThere(db, { code }))
  return outcome.accepted ? outcome.value : outcome.refusal
}
