import type { Player, WholeMatch, WholeTournament } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { readAttributes } from '../../database/kept-attributes.ts'
import type { Row } from '../../database/tables/tables.ts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { readHolders } from './capability-store.ts'
import type { HeldTournament } from './held-tournament.ts'
import { readMatchRow } from './match-columns.ts'
import { PLAYER_ATTRIBUTES } from './player-columns.ts'
import { readRoundRow } from './round-columns.ts'
import { TOURNAMENT_ATTRIBUTES, type TournamentHeader, type TournamentRow } from './tournament-columns.ts'

/** Matches read before others get their turn. */
const MATCHES_OF_TURN = 1000
export type RowsAround = {
  readonly players: readonly Row<'players'>[]
  readonly matches: readonly WholeMatch[]
  readonly rounds: readonly Row<'rounds'>[]
  readonly capabilities: readonly Row<'capabilities'>[]
}

/** Needs the row locked; for a large tournament, others get turns in between. */
export async function loadAround(db: Queryable, row: TournamentRow): Promise<HeldTournament> {
  const matches = await loadMatchesInTurns(db, row.id)
  return heldOf(row, { ...(await loadSeats(db, [row.id])), matches })
}

export function loadPlayers(db: Queryable, ids: readonly string[]): Promise<readonly Row<'players'>[]> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('tournament_id', 'in', ids)
    .orderBy('added_in')
    .orderBy('added_as')
    .execute()
}

export function loadMatches(db: Queryable, ids: readonly string[]): Promise<readonly Row<'matches'>[]> {
  return db
    .selectFrom('matches')
    .selectAll()
    .where('tournament_id', 'in', ids)
    .orderBy('added_in')
    .orderBy('added_as')
    .execute()
}

type PlacedMatch = Pick<Row<'matches'>, 'added_in' | 'added_as'> & { readonly match: WholeMatch }

/** In steps by id, which has an index, then sorted by order of addition. */
async function loadMatchesInTurns(db: Queryable, id: string): Promise<readonly WholeMatch[]> {
  const placed: PlacedMatch[] = []
  for (let last: string | null = null; ; ) {
    const rows: readonly Row<'matches'>[] = await db
      .selectFrom('matches')
      .selectAll()
      .where('tournament_id', '=', id)
      .$if(last !== null, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(MATCHES_OF_TURN)
      .execute()
    for (const row of rows) {
      const { added_in, added_as } = row
      placed.push({ added_in, added_as, match: readMatchRow(row) })
    }
    if (rows.length < MATCHES_OF_TURN) break
    last = rows.at(-1)?.id ?? null
    await othersHaveTheirTurn()
  }
  const isLarge = placed.length > MATCHES_OF_TURN
  if (isLarge) await othersHaveTheirTurn()
  placed.sort((one, other) => one.added_in - other.added_in || one.added_as - other.added_as)
  const matches = placed.map(({ match }) => match)
  if (isLarge) await othersHaveTheirTurn()
  return matches
}

export async function loadSeats(db: Queryable, ids: readonly string[]): Promise<Omit<RowsAround, 'matches'>> {
  const players = await loadPlayers(db, ids)
  const rounds = await db.selectFrom('rounds').selectAll().where('tournament_id', 'in', ids).orderBy('number').execute()
  const capabilities = await db.selectFrom('capabilities').selectAll().where('tournament_id', 'in', ids).execute()
  return { players, rounds, capabilities }
}

/** @throws DamagedRowError for a row without the expected shape. */
export function heldOf(row: TournamentRow, { players, matches, rounds, capabilities }: RowsAround): HeldTournament {
  const tournament: WholeTournament = {
    ...readAttributes<TournamentRow, TournamentHeader>(TOURNAMENT_ATTRIBUTES, row),
    players: players.map((player) => readAttributes<Row<'players'>, Player>(PLAYER_ATTRIBUTES, player)),
    rounds: rounds.map(readRoundRow),
    matches,
  }
  const { sequence, created_at: createdAt, updated_at: updatedAt } = row
  return { tournament, sequence, createdAt, updatedAt, holders: readHolders(capabilities) }
}
