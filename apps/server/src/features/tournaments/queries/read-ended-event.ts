import type { PlayerId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { readMatchRow } from '../match-columns.ts'
import { readRoundRow } from '../round-columns.ts'
import type { TournamentCache } from '../tournament-cache.ts'
import { findTournaments } from '../tournament-store.ts'

type Wanted = { readonly id: TournamentId; readonly player: PlayerId }

/** A tournament with one player's matches; null for a deleted, hidden or damaged one. */
export async function readEndedEvent(db: Queryable, cache: TournamentCache, { id, player }: Wanted) {
  const [held] = await findTournaments(db, cache, { ids: [id], areBrief: true })
  if (!held) return null
  const rounds = await db.selectFrom('rounds').selectAll().where('tournament_id', '=', id).orderBy('number').execute()
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where('tournament_id', '=', id)
    .where((is) => is.or([is('player1', '=', player), is('player2', '=', player), is('sides', 'is not', null)]))
    .orderBy('added_in')
    .orderBy('added_as')
    .execute()
  const tournament: Tournament = {
    ...held.tournament,
    rounds: rounds.map(readRoundRow),
    matches: rows.map(readMatchRow),
  }
  const { created_at: createdAt } = await db
    .selectFrom('tournaments')
    .select(sql<string>`created_at`.as('created_at'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { tournament, sequence: held.sequence, createdAt }
}
