import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import { BYE_NAME } from '@tablee/domain/tournaments/players/player-name'
import type { MatchId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { type RawBuilder, sql } from 'kysely'
import { readBoundedPage, TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import type { Queryable } from '../../../database/database.ts'
import type { Dialect } from '../../../database/dialect/dialect.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'

/** The most events searched when none is named. */
const MOST_EVENTS = 1000

type Figure = { readonly place: 0 | 1 | 2; readonly column: string; readonly dialect: Dialect }

/** By the event's rules, which no column holds. */
function figure({ place, column, dialect }: Figure): RawBuilder<unknown> {
  const ruled = (member: 'byeGames' | 'lossGames') =>
    dialect.json.numberAt(sql.ref('tournaments.rules'), { member, place })
  return sql`(case matches.kind when 'bye' then ${ruled('byeGames')} when 'loss' then ${ruled('lossGames')}
    else ${sql.ref(`matches.${column}`)} end)`
}

const attributesOf = (dialect: Dialect): AttributeColumns => ({
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
    score1: figure({ place: 0, column: 'wins1', dialect }),
    score2: figure({ place: 1, column: 'wins2', dialect }),
    draws: figure({ place: 2, column: 'draws', dialect }),
    doubleLoss: sql.ref('matches.double_loss'),
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
  weights: { score1: 10, score2: 10, draws: 10 },
  rowWeight: 4,
})

export type Pairing = { readonly id: MatchId; readonly tournamentId: TournamentId }
export type Pairings = { readonly total: number; readonly pairings: readonly Pairing[] }
export type PairingReader = { readonly db: Queryable; readonly dialect: Dialect }

/** Null when the cursor is unknown. Pairings are checked one by one, in the named events, or in all if there are few. */
export async function listPairings(
  { db, dialect }: PairingReader,
  query: DocumentQuery,
): Promise<Pairings | TooBroad | null> {
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
  const page = await readBoundedPage(db, readable, {
    ...{ attributes: attributesOf(dialect), query, read: ['$id', 'tournamentId'], dialect },
    candidates: (most) => pairingsMeant(db, query, most),
  })
  if (page === null || page === TOO_BROAD) return page
  const pairings = page.rows.map((row) => ({ id: row.$id as MatchId, tournamentId: row.tournamentId as TournamentId }))
  return { total: page.total, pairings }
}

async function pairingsMeant(
  db: Queryable,
  { filters }: DocumentQuery,
  most: number,
): Promise<readonly string[] | TooBroad> {
  const valuesOf = (attribute: string) => {
    const named = filters.find((filter) => filter.method === 'equal' && filter.attribute === attribute)
    return named && 'values' in named ? named.values : null
  }
  const [ids, events, rounds] = [valuesOf('$id'), valuesOf('tournamentId'), valuesOf('roundNumber')]
  const meantEvents = events?.map(String) ?? (ids ? [] : await fewEvents(db))
  if (meantEvents === TOO_BROAD) return TOO_BROAD
  const matches = db
    .selectFrom('matches')
    .select('id')
    .$if(rounds !== null, (query) => query.where('round', 'in', (rounds ?? []).map(Number)))
    .limit(most)
  const meant = ids ? matches.where('id', 'in', ids.map(String)) : matches.where('tournament_id', 'in', meantEvents)
  return (await meant.execute()).map(({ id }) => id)
}

/** With many events, most without pairings, the search might never end. */
async function fewEvents(db: Queryable): Promise<readonly string[] | TooBroad> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where('type', '=', 'advance')
    .limit(MOST_EVENTS + 1)
    .execute()
  return rows.length > MOST_EVENTS ? TOO_BROAD : rows.map(({ id }) => id)
}
