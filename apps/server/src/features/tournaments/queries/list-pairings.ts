import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import { BYE_NAME } from '@tablee/domain/tournaments/player-name'
import type { MatchId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'
import { readPage } from '../../../database/document-page.ts'

const ATTRIBUTES: AttributeColumns = {
  columns: {
    $id: sql.ref('matches.id'),
    $createdAt: sql.ref('tournaments.created_at'),
    $updatedAt: sql.ref('tournaments.updated_at'),
    tournamentId: sql.ref('matches.tournament_id'),
    roundNumber: sql.ref('matches.round'),
    table: sql.ref('matches.table_number'),
    player1Id: sql.ref('one.public_id'),
    player2Id: sql.ref('two.public_id'),
    player1Name: sql.ref('one.name'),
    player2Name: sql`(case when matches.kind = 'bye' then ${BYE_NAME} else coalesce(two.name, '') end)`,
    // A bye and a loss without an opponent have figures that the event's rules give, not columns.
    score1: sql.ref('matches.wins1'),
    score2: sql.ref('matches.wins2'),
    draws: sql.ref('matches.draws'),
    status: sql`(case matches.state when 'contested' then 'in-progress' else matches.state end)`,
    player1Key: sql.ref('matches.player1'),
    player2Key: sql.ref('matches.player2'),
  },
  insertion: [
    sql.ref('tournaments.created_at'),
    sql.ref('matches.tournament_id'),
    sql.ref('matches.added_in'),
    sql.ref('matches.added_as'),
  ],
  searched: {},
}

export type Pairing = { readonly id: MatchId; readonly tournamentId: TournamentId }
export type Pairings = { readonly total: number; readonly pairings: readonly Pairing[] }

/** The pairings of announced events that a list of documents shows, and how many match in all; null without the cursor's one. */
export async function listPairings(db: Queryable, query: DocumentQuery): Promise<Pairings | null> {
  const readable = db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .innerJoin('players as one', (join) =>
      join.onRef('one.tournament_id', '=', 'matches.tournament_id').onRef('one.id', '=', 'matches.player1'),
    )
    .leftJoin('players as two', (join) =>
      join.onRef('two.tournament_id', '=', 'matches.tournament_id').onRef('two.id', '=', 'matches.player2'),
    )
    .where('tournaments.type', '=', 'advance')
  const page = await readPage(db, readable, { attributes: ATTRIBUTES, query, read: ['$id', 'tournamentId'] })
  if (!page) return null
  const pairings = page.rows.map((row) => ({ id: row.$id as MatchId, tournamentId: row.tournamentId as TournamentId }))
  return { total: page.total, pairings }
}
