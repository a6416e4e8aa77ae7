import type { CalendarEntry, PublicReading } from '@tablee/contract/serving/public-reading'
import {
  publicStandingsInSteps,
  writePublicRound,
  writePublicTournament,
} from '@tablee/contract/tournaments/documents/write-public-tournament'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import { endInTurns } from '../../../turns/in-turns.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

/** Null for an unknown code. */
export async function readPublicly(
  { database, cache }: Pick<TournamentGround, 'database' | 'cache'>,
  typed: string,
): Promise<PublicReading | null> {
  const code = readTournamentCode(typed)
  if (code === null) return null
  const held = await database.read(async (db) => {
    const id = await findTournamentId(db, code)
    return id && findTournament(db, cache, id)
  })
  if (!held) return null
  return {
    tournament: () => writePublicTournament(held),
    standings: () => endInTurns(publicStandingsInSteps(held)),
    round: (number) => writePublicRound(held, number),
    calendarEntry: () => calendarEntry(held),
  }
}

function calendarEntry({ tournament, sequence, updatedAt }: HeldTournament): CalendarEntry | null {
  const { id, code, name, announcement, isCancelled } = tournament
  if (!announcement) return null
  const { description, location, startsAt, endsAt } = announcement
  return { id, code, name, description, location, startsAt, endsAt, isCancelled, sequence, updatedAt }
}
