import type { Tournament, TournamentCode } from '@tablee/domain/tournaments/tournament'
import type { Database } from '../../../database/database.ts'
import { createTournamentCache } from '../tournament-cache.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

/** For the operator. */
export function readWhole(database: Database, code: TournamentCode): Promise<Tournament | null> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    const held = id && (await findTournament(db, createTournamentCache(), id))
    return held ? held.tournament : null
  })
}
