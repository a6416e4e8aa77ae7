import type { Change } from '@tablee/domain/tournaments/change'
import { journalChange } from '@tablee/domain/tournaments/public-change'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

export type JournalEntry = {
  readonly tournamentId: TournamentId
  readonly sequence: number
  readonly act: string
  readonly actId: string | undefined
  readonly author: PublicId
  readonly at: string
  readonly reason: string | null
  readonly changes: readonly Change[]
}

export async function appendToJournal(db: Queryable, entry: JournalEntry): Promise<void> {
  await db
    .insertInto('journal')
    .values({
      tournament_id: entry.tournamentId,
      sequence: entry.sequence,
      act: entry.act,
      act_id: entry.actId ?? null,
      author: entry.author,
      at: entry.at,
      reason: entry.reason,
      changes: JSON.stringify(entry.changes.map(journalChange)),
    })
    .execute()
}

/** Whether this author's act was carried out before: then it is a retry, and there is nothing left to do. */
export async function isActKnown(
  db: Queryable,
  act: { readonly tournamentId: TournamentId; readonly author: PublicId; readonly actId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('journal')
    .select('sequence')
    .where('tournament_id', '=', act.tournamentId)
    .where('author', '=', act.author)
    .where('act_id', '=', act.actId)
    .executeTakeFirst()
  return row !== undefined
}

/** A creation by the same author under the same act id. */
export async function findCreation(db: Queryable, author: PublicId, actId: string): Promise<TournamentId | null> {
  const row = await db
    .selectFrom('tournaments')
    .innerJoin('journal', 'journal.tournament_id', 'tournaments.id')
    .select('tournaments.id')
    .where('tournaments.organizer', '=', author)
    .where('journal.sequence', '=', 1)
    .where('journal.act_id', '=', actId)
    .executeTakeFirst()
  return row ? (row.id as TournamentId) : null
}
