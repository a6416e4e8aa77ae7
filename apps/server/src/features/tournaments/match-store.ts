import type { Change } from '@tablee/domain/tournaments/change'
import type { Match, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Insertable, Updateable } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

/** Where in the history a change stands: its act, and its place inside the act. */
export type ChangePlace = {
  readonly tournamentId: TournamentId
  readonly sequence: number
  readonly at: string
  readonly index: number
}

/** More rows than this in one statement would pass the number of parameters that SQLite takes. */
const ROWS_PER_INSERT = 500

export async function insertRound(
  db: Queryable,
  change: Extract<Change, { kind: 'round_paired' }>,
  place: ChangePlace,
): Promise<void> {
  await db
    .insertInto('rounds')
    .values({ tournament_id: place.tournamentId, number: change.round, seed: change.seed })
    .execute()
  await insertMatches(db, change.matches, place)
}

type ResultChange = Extract<Change, { kind: 'match_scored' | 'match_contested' }>

export async function updateMatchState(db: Queryable, tournamentId: TournamentId, change: ResultChange): Promise<void> {
  await db
    .updateTable('matches')
    .set({ ...resultColumns(change), reports: JSON.stringify(change.reports) })
    .where('tournament_id', '=', tournamentId)
    .where('id', '=', change.matchId)
    .execute()
}

function resultColumns(change: ResultChange): Updateable<Tables['matches']> {
  if (change.kind === 'match_contested') {
    return { state: 'contested', wins1: null, wins2: null, draws: null, decided_by: null }
  }
  const { wins1, wins2, draws } = change.score
  return { state: 'terminated', wins1, wins2, draws, decided_by: change.decidedBy }
}

async function insertMatches(
  db: Queryable,
  matches: readonly Match[],
  { tournamentId, sequence, at }: ChangePlace,
): Promise<void> {
  const rows = matches.map((match, index) => matchRow(match, { tournamentId, sequence, at, index }))
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db
      .insertInto('matches')
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute()
  }
}

function matchRow(match: Match, place: ChangePlace): Insertable<Tables['matches']> {
  const isPlayed = match.kind === 'played'
  const state = isPlayed ? match.state : null
  const score = state?.kind === 'terminated' ? state.score : null
  return {
    tournament_id: place.tournamentId,
    id: match.id,
    round: match.round,
    kind: match.kind,
    table_number: isPlayed ? match.table : null,
    player1: isPlayed ? match.players[0] : match.player,
    player2: isPlayed ? match.players[1] : null,
    state: state?.kind ?? 'terminated',
    wins1: score?.wins1 ?? null,
    wins2: score?.wins2 ?? null,
    draws: score?.draws ?? null,
    decided_by: state?.kind === 'terminated' ? state.decidedBy : null,
    reports: JSON.stringify(state && state.kind !== 'pending' ? state.reports : []),
    added_in: place.sequence,
    added_as: place.index,
  }
}

export async function changePairings(
  db: Queryable,
  change: Extract<Change, { kind: 'pairings_changed' }>,
  place: ChangePlace,
): Promise<void> {
  const { tournamentId } = place
  if (change.removed.length > 0) {
    await db
      .deleteFrom('matches')
      .where('tournament_id', '=', tournamentId)
      .where('id', 'in', [...change.removed])
      .execute()
  }
  await insertMatches(db, change.added, place)
  await db
    .updateTable('rounds')
    .set({ seed: null })
    .where('tournament_id', '=', tournamentId)
    .where('number', '=', change.round)
    .execute()
  const seated = change.added.flatMap((match) => (match.kind === 'played' ? match.players : [match.player]))
  if (seated.length === 0) return
  // A late entry that takes a seat in this round has entered in this round.
  await db
    .updateTable('players')
    .set({ first_round: change.round })
    .where('tournament_id', '=', tournamentId)
    .where('id', 'in', seated)
    .where('first_round', '>', change.round)
    .execute()
}

export async function deleteRound(db: Queryable, tournamentId: TournamentId, round: number): Promise<void> {
  await db.deleteFrom('matches').where('tournament_id', '=', tournamentId).where('round', '=', round).execute()
  await db.deleteFrom('rounds').where('tournament_id', '=', tournamentId).where('number', '=', round).execute()
  // Who came or left while that round was open did so before it is paired anew.
  await db
    .updateTable('players')
    .set({ first_round: round })
    .where('tournament_id', '=', tournamentId)
    .where('first_round', '>', round)
    .execute()
  await db
    .updateTable('players')
    .set({ dropped_after: round - 1 })
    .where('tournament_id', '=', tournamentId)
    .where('dropped_after', '>', round - 1)
    .execute()
}
